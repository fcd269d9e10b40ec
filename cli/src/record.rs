//! `inuksuk record`: showing, checking and replaying a match that was written down.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Result, anyhow};
use inuksuk_core::Observer;
use inuksuk_table::{Message, Record, Table, verify};

use crate::{
    args::{Look, RecordCommand},
    draw::{Glyphs, Marks, drawer},
    failure::bad_argument,
    play::{Desk, Words, at, read_record},
    screen::{self, App},
};

/// Carries out a subcommand.
///
/// # Errors
/// A file that cannot be read, or its first defect with line and column.
pub(crate) fn run(command: &RecordCommand) -> Result<()> {
    let mut output = io::stdout().lock();
    match command {
        RecordCommand::Show { file, at, look } => show(file, *at, *look, &mut output),
        RecordCommand::Verify { files } => verify_all(files, &mut output),
        RecordCommand::Replay { file, look } => replay(file, *look, &mut output),
    }
}

fn load(path: &Path) -> Result<(Record, Table)> {
    let record = read_record(path)?;
    let table =
        Table::from_record(&record).map_err(|error| at(path, error.line, error.column, &error.message))?;
    Ok((record, table))
}

/// Through whose eyes a record is shown: what is hidden stays so until the match is over.
fn observer(table: &Table) -> Observer {
    if table.outcome().is_some() { Observer::Everything } else { Observer::Spectator }
}

fn show(path: &Path, actions: Option<usize>, look: Look, output: &mut impl Write) -> Result<()> {
    let (record, table) = load(path)?;
    let length = table.len();
    let at_action = actions.unwrap_or(length);
    if at_action > length {
        return Err(bad_argument(format!("--at {at_action}: the record has {length} actions")));
    }
    let texts = look.texts();
    let words = Words { texts: &texts, drawer: drawer(&record.game) };
    let eyes = observer(&table);
    let message = table.message(eyes, inuksuk_core::SeatSet::EMPTY, None);
    header(&record, &table, &message, &words, output)?;
    for entry in &message.line[..at_action] {
        writeln!(output, "{}", words.entry(entry))?;
    }
    let mut then = table.clone();
    then.step_back(length - at_action)?;
    board(&then.message(eyes, inuksuk_core::SeatSet::EMPTY, None), &words, look.glyphs(), output)?;
    match &message.result {
        Some(result) if at_action == length => {
            writeln!(output, "{}", words.result(&message, result))?;
        }
        Some(_) => {}
        None => writeln!(output, "{}", texts.say("record-unfinished"))?,
    }
    Ok(())
}

fn header(
    record: &Record,
    table: &Table,
    message: &Message,
    words: &Words<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let title = words.drawer.title(table.matched().info().title, words.texts);
    let rules = words.texts.with("record-rules", [("game", title.into()), ("rules", record.rules.into())]);
    writeln!(output, "{rules}")?;
    for held in &message.seats {
        writeln!(output, "  {}", words.seat(message, held.seat))?;
    }
    if let Some(options) = record.options.as_object().filter(|options| !options.is_empty()) {
        for (name, value) in options {
            writeln!(output, "  {name} = {value}")?;
        }
    }
    if let Some(position) = &record.position {
        writeln!(output, "  {} {position}", words.texts.say("record-position"))?;
    }
    writeln!(output)
}

fn board(message: &Message, words: &Words<'_>, glyphs: Glyphs, output: &mut impl Write) -> io::Result<()> {
    let mut picture = words.drawer.picture(&message.view, glyphs, words.texts);
    let last = message.line.last().map(|entry| words.drawer.path(&entry.text)).unwrap_or_default();
    picture.mark(&Marks { last, ..Marks::default() });
    writeln!(output)?;
    for row in picture.canvas.rows() {
        writeln!(output, "{row}")?;
    }
    for (_, fact) in words.drawer.facts(&message.view, words.texts) {
        writeln!(output, "{fact}")?;
    }
    Ok(())
}

fn replay(path: &Path, look: Look, output: &mut impl Write) -> Result<()> {
    let (record, table) = load(path)?;
    let texts = look.texts();
    let words = Words { texts: &texts, drawer: drawer(&record.game) };
    if look.full_screen() {
        return screen::run(&mut App::review(Desk::of_table(table), words, look.glyphs(), look.colours()));
    }
    let eyes = observer(&table);
    let whole = table.message(eyes, inuksuk_core::SeatSet::EMPTY, None);
    header(&record, &table, &whole, &words, output)?;
    for played in 0..=table.len() {
        let mut then = table.clone();
        then.step_back(table.len() - played)?;
        if let Some(entry) = played.checked_sub(1).and_then(|i| whole.line.get(i)) {
            writeln!(output, "\n{}", words.entry(entry))?;
        }
        board(&then.message(eyes, inuksuk_core::SeatSet::EMPTY, None), &words, look.glyphs(), output)?;
    }
    match &whole.result {
        Some(result) => writeln!(output, "{}", words.result(&whole, result))?,
        None => writeln!(output, "{}", texts.say("record-unfinished"))?,
    }
    Ok(())
}

/// Checks every file; all are looked at even when one is wrong.
fn verify_all(files: &[PathBuf], output: &mut impl Write) -> Result<()> {
    let mut wrong = 0;
    for path in files {
        match verify_one(path) {
            Ok(line) => writeln!(output, "{line}")?,
            Err(error) => {
                wrong += 1;
                eprintln!("{error:#}");
            }
        }
    }
    match wrong {
        0 => Ok(()),
        _ => Err(anyhow!("{wrong} of {} records are not right", files.len())),
    }
}

fn verify_one(path: &Path) -> Result<String> {
    let record = read_record(path)?;
    let found = verify(&record).map_err(|error| at(path, error.line, error.column, &error.message))?;
    let setup = if found.setup { ", the set-up and" } else { "," };
    Ok(format!(
        "{}: right: {} actions follow the rules{setup} {} chance outcomes are those of the seed, result {} ({})",
        path.display(),
        found.actions,
        found.chance,
        record.scores.as_deref().unwrap_or_default().join(" : "),
        record.reason.as_deref().unwrap_or_default(),
    ))
}
