//! The rules of Nanuk: a boasting card game.
