//! The rules of Nanuuk!: the introductory game and the hunt.
