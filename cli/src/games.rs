//! `inuksuk games`: what can be played.

use std::io::{self, Write};

use inuksuk_catalog::games;
use serde_json::Value;

/// Lists the games with their seats and options.
///
/// # Errors
/// If the output cannot be written.
pub(crate) fn list(output: &mut impl Write) -> io::Result<()> {
    for entry in games() {
        let info = entry.info();
        let seats = match (info.min_seats, info.max_seats) {
            (least, most) if least == most => format!("{least} seats"),
            (least, most) => format!("{least} to {most} seats"),
        };
        let mut kind = vec![seats];
        kind.push(if info.perfect_information { "nothing hidden" } else { "hidden information" }.into());
        kind.extend(info.chance.then(|| "chance".into()));
        kind.extend(info.simultaneous.then(|| "simultaneous choices".into()));
        writeln!(output, "{}  {} ({})", info.name, info.title, kind.join(", "))?;
        for option in entry.option_specs() {
            writeln!(
                output,
                "  {} ({}, default {}): {}",
                option.name,
                option.kind,
                option.default,
                allowed(&option.allowed)
            )?;
        }
    }
    Ok(())
}

fn allowed(allowed: &Value) -> String {
    match allowed {
        Value::Array(values) => values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        Value::Object(range) if range.contains_key("min") && range.contains_key("max") => {
            format!("{} to {}", range["min"], range["max"])
        }
        Value::String(sentence) => sentence.clone(),
        other => other.to_string(),
    }
}
