//! The full screen under a pseudo terminal.

use std::{
    io::{Read, Write},
    num::NonZeroU16,
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

use crate::program::{PROGRAM, Place};

/// The longest wait for something to appear. Only a failing test waits so long.
const PATIENCE: Duration = Duration::from_mins(1);
const ROWS: NonZeroU16 = NonZeroU16::new(30).unwrap();
const COLUMNS: NonZeroU16 = NonZeroU16::new(90).unwrap();

/// A program on a terminal, with what its screen shows.
struct Seen {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// The terminal's settings before the program ran.
    before: String,
}

impl Seen {
    fn start(place: &Place, program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(place.file("."));
        command.env("XDG_DATA_HOME", place.file("."));
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C");
        command.env_remove("LC_ALL");
        command.env("RUST_BACKTRACE", "0");
        for (name, value) in environment {
            command.env(name, value);
        }
        let settings = pair.master.get_termios().unwrap();
        let before =
            format!("{:?} {:?} {:?}", settings.local_flags, settings.input_flags, settings.output_flags);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, bytes) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { master: pair.master, child, keys, bytes, screen: vt100::Parser::new(ROWS, COLUMNS, 0), before }
    }

    fn play(place: &Place, arguments: &[&str]) -> Self {
        Self::start(place, PROGRAM, &[&["play"], arguments].concat(), &[])
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen shows a text.
    fn wait_for(&mut self, text: &str) {
        let start = Instant::now();
        while !self.screen.screen().contents().contains(text) {
            let Some(left) = PATIENCE.checked_sub(start.elapsed()) else { break };
            match self.bytes.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => break,
            }
        }
        let contents = self.screen.screen().contents();
        assert!(contents.contains(text), "{text:?} does not appear:\n{contents}");
    }

    /// Waits for the end; checks that the terminal is as it was before.
    fn end(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().unwrap();
        while let Ok(bytes) = self.bytes.recv() {
            self.screen.process(&bytes);
        }
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the ordinary screen is back");
        assert!(!screen.hide_cursor(), "the cursor is back");
        assert_eq!(self.settings(), self.before, "typing is echoed and read in lines again");
        (status, screen.contents())
    }

    /// How the terminal treats what is typed.
    fn settings(&self) -> String {
        let settings = self.master.get_termios().unwrap();
        format!("{:?} {:?} {:?}", settings.local_flags, settings.input_flags, settings.output_flags)
    }

    /// Checks that the screen has been taken, else nothing is to be given back.
    fn is_taken(&self) {
        assert!(self.screen.screen().alternate_screen());
        assert_ne!(self.settings(), self.before);
    }

    fn signal(&self, name: &str) {
        let number = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args(["-s", name, &number]).status().unwrap().success());
    }
}

const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const CONTROL_C: &str = "\u{3}";

#[test]
fn moves_by_keys_and_by_typing_and_leaves() {
    let place = Place::new();
    let mut seen = Seen::play(&place, &["mandua", "--seed", "1", "--record", "match.txt"]);
    seen.wait_for("Which field does a hunter");
    seen.is_taken();
    seen.press(&[DOWN, DOWN, RIGHT, "\r"].concat());
    seen.wait_for("1. Hunters: c3");
    seen.press("a1-b2\r");
    seen.wait_for("do not lie in one line (M-2)");
    seen.press("a1-a2\r");
    seen.wait_for("2. Tigers: a1-a2");
    seen.press("\u{1a}");
    seen.wait_for("Taken back: a1-a2");
    seen.press("resign\r");
    seen.wait_for("Give up the match? yes or no");
    seen.press("n");
    seen.press("quit\r");
    let (status, contents) = seen.end();
    assert!(status.success());
    assert!(contents.contains("kept in match.txt"), "{contents}");
    let kept = std::fs::read_to_string(place.file("match.txt")).unwrap();
    assert!(kept.contains("1. c3\n"), "{kept}");
}

#[test]
fn a_bot_answers_on_the_screen_and_the_end_is_shown() {
    let place = Place::new();
    let mut seen = Seen::play(&place, &["mandua", "--seat", "hunters", "--level", "1", "--seed", "1"]);
    seen.wait_for("Which field does a hunter");
    seen.press("c3\r");
    seen.wait_for("2. Tigers: ");
    seen.press("resign\r");
    seen.wait_for("Give up the match?");
    seen.press("y");
    seen.wait_for("(M-47)");
    seen.press("\r");
    let (status, contents) = seen.end();
    assert!(status.success());
    assert!(contents.contains("Tigers (Bot 1) has won, 0 : 1 (M-47)"), "{contents}");
}

#[test]
fn control_c_leaves_at_once_even_while_a_bot_thinks() {
    let place = Place::new();
    let mut seen = Seen::play(&place, &["mandua", "--bot", "1:8", "--bot", "2:8", "--seed", "1"]);
    seen.wait_for("Moves");
    seen.press(CONTROL_C);
    let (status, contents) = seen.end();
    assert!(status.success());
    assert!(contents.contains("The match is not over."), "{contents}");
}

#[test]
fn a_signal_gives_the_terminal_back() {
    for (name, code) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
        let place = Place::new();
        let mut seen = Seen::play(&place, &["mandua", "--seed", "1", "--record", "match.txt"]);
        seen.wait_for("Which field does a hunter");
        seen.is_taken();
        seen.press("c3\r");
        seen.wait_for("1. Hunters: c3");
        seen.signal(name);
        let (status, _) = seen.end();
        assert_eq!(status.exit_code(), code, "{name}");
        assert!(std::fs::read_to_string(place.file("match.txt")).unwrap().contains("1. c3"));
    }
}

/// A window that is closed must not leave the program running without end.
#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let place = Place::new();
    let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(["play", "mandua", "--seed", "1", "--record", "match.txt"]);
    command.cwd(place.file("."));
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut buffer = [0; 4096];
    // The alternate screen is entered before anything is drawn.
    assert!(output.read(&mut buffer).unwrap() > 0);
    drop((output, pair.master));
    let mut killer = child.clone_killer();
    let (sender, ended) = channel();
    thread::spawn(move || sender.send(child.wait()));
    let status = ended.recv_timeout(PATIENCE);
    if status.is_err() {
        killer.kill().unwrap();
    }
    let code = status.expect("the program ends").unwrap().exit_code();
    assert!(code == 129 || code == 1, "{code}");
}

#[test]
fn a_record_is_gone_through_with_the_keys() {
    let place = Place::new();
    place.write(
        "match.txt",
        "[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"1\"]\n[Seats \"2\"]\n\n1. c3 2. a1-a2 3. b2\n",
    );
    let mut seen = Seen::start(&place, PROGRAM, &["record", "replay", "match.txt"], &[]);
    seen.wait_for("after 0 of 3 actions");
    seen.press(RIGHT);
    seen.wait_for("after 1 of 3 actions");
    seen.press("\u{1b}[4~");
    seen.wait_for("3. Hunters: b2");
    seen.press("\r");
    assert!(seen.end().0.success());
}

/// Names the test below as the program to be run on a terminal.
const PANICS: &str = "INUKSUK_TEST_PANICS";

/// Run by the next test under a terminal: takes the screen and panics.
#[test]
fn a_program_that_panics() {
    if std::env::var_os(PANICS).is_none() {
        return;
    }
    let mut screen = inuksuk::Screen::open().unwrap();
    screen.draw(|frame| frame.render_widget("the screen is taken", frame.area())).unwrap();
    let quiet = thread::spawn(|| panic!("a thread of its own"));
    assert!(quiet.join().is_err());
    std::io::stdin().read_exact(&mut [0]).unwrap();
    panic!("all went wrong");
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_told_there() {
    let place = Place::new();
    let program = std::env::current_exe().unwrap();
    let arguments = ["--exact", "screen::a_program_that_panics", "--nocapture"];
    let mut seen = Seen::start(&place, program.to_str().unwrap(), &arguments, &[(PANICS, "1")]);
    seen.wait_for("the screen is taken");
    seen.is_taken();
    seen.press("x");
    let (status, contents) = seen.end();
    assert!(!status.success());
    assert!(contents.contains("all went wrong"), "{contents}");
    assert!(!contents.contains("a thread of its own"), "{contents}");
}
