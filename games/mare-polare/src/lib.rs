//! The rules of Mare Polare: dice, touch and memory.
