//! The rules of MANDUA: tigers against hunters.
