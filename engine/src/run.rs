//! Going through a whole input.

use std::io::{self, BufRead, Read, Write};

use crate::Session;

/// Longest line read, in bytes; a longer one is answered with an error.
pub const MAX_LINE: u64 = 8 << 20;

/// Answers every line of `input` on `output` until `quit` or the end.
///
/// # Errors
/// If reading or writing fails.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    while !session.has_quit() {
        line.clear();
        let read = (&mut input).take(MAX_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        if read as u64 == MAX_LINE && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            writeln!(output, "{}", Session::too_long())?;
            output.flush()?;
            continue;
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        writeln!(output, "{}", session.answer(text.trim()))?;
        output.flush()?;
    }
    Ok(())
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&b| b == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        input.consume(length);
        if end.is_some() || length == 0 {
            return Ok(());
        }
    }
}
