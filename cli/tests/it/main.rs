//! The program as a whole, driven from outside: through pipes and under a pseudo terminal.

mod arguments;
mod pipes;
mod program;
mod records;
mod screen;
mod secrets;
