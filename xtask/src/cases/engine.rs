//! A running `inuksuk engine`: one JSON object a line each way.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// The process and its two ends; told to quit when dropped.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Engine {
    pub(super) fn start(program: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {} engine", program.display()))?;
        let input = child.stdin.take().context("no standard input")?;
        let output = BufReader::new(child.stdout.take().context("no standard output")?);
        Ok(Self { child, input, output, asked: 0 })
    }

    /// Asks and returns the whole answer, be it yes or no.
    ///
    /// # Errors
    /// When the engine is gone or answers something else than it was asked.
    pub(super) fn answer(&mut self, mut question: Value) -> Result<Value> {
        self.asked += 1;
        question["id"] = json!(self.asked);
        writeln!(self.input, "{question}").context("the engine has ended")?;
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            bail!("the engine ended at {question}");
        }
        let answer: Value = serde_json::from_str(&line).with_context(|| format!("the engine said {line}"))?;
        if answer["id"] != question["id"] || !answer["ok"].is_boolean() {
            bail!("the engine answered {answer} to {question}");
        }
        Ok(answer)
    }

    /// Asks and returns the answer if it is yes.
    ///
    /// # Errors
    /// As [`Self::answer`], and when the engine refuses.
    pub(super) fn ask(&mut self, question: Value) -> Result<Value> {
        let answer = self.answer(question)?;
        if answer["ok"] != true {
            bail!("refused: {}", answer["error"]);
        }
        Ok(answer)
    }

    /// Whether the process is gone.
    pub(super) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Either fails only when the engine has ended already.
        let _ = writeln!(self.input, r#"{{"cmd":"quit"}}"#);
        let _ = self.child.wait();
    }
}
