//! The terminal as a full screen, given back as it was on any way out: a return, an error, a panic, a signal.

use std::{
    io::{self, Write},
    mem::ManuallyDrop,
    sync::{
        Arc, Mutex, Once,
        atomic::{AtomicUsize, Ordering},
    },
    thread::{self, ThreadId},
    time::Duration,
};

use ratatui::{
    Frame, Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGTERM},
    iterator::{Handle, Signals},
};

/// How long after the terminal is gone the program may take to end in good order.
const GRACE: Duration = Duration::from_secs(1);

/// The thread whose screen is open, if one is.
static OWNER: Mutex<Option<ThreadId>> = Mutex::new(None);
static HOOK: Once = Once::new();

/// The terminal as a full screen. Dropping it gives the terminal back.
#[derive(Debug)]
pub struct Screen {
    /// Never dropped: that would show the cursor, which giving back has done, and panic if it cannot.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<io::Stdout>>>,
    signal: Arc<AtomicUsize>,
    hangup: Handle,
}

impl Screen {
    /// Takes the terminal: raw input, the alternate screen. Signals that ask the program to end are noted from
    /// now on instead of ending it; see [`Screen::signal`].
    ///
    /// # Errors
    /// If there is no terminal or it refuses.
    pub fn open() -> io::Result<Self> {
        let signal = Arc::new(AtomicUsize::new(0));
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal_hook::flag::register_usize(number, Arc::clone(&signal), number as usize)?;
        }
        let hangup = end_when_the_terminal_is_gone()?;
        HOOK.call_once(give_back_on_panic);
        set_owner(Some(thread::current().id()));
        let opened = take().and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match opened {
            Ok(terminal) => Ok(Self { terminal: ManuallyDrop::new(terminal), signal, hangup }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Draws one frame.
    ///
    /// # Errors
    /// If the terminal cannot be written to.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }

    /// The number of a signal that asked the program to end.
    pub fn signal(&self) -> Option<i32> {
        match self.signal.load(Ordering::Relaxed) {
            0 => None,
            number => i32::try_from(number).ok(),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.hangup.close();
        give_back();
    }
}

/// Waiting for a key on a terminal that is gone never returns, so the note of the signal would not be seen:
/// then another thread ends the program. The record is on the disk after every action.
fn end_when_the_terminal_is_gone() -> io::Result<Handle> {
    let mut signals = Signals::new([SIGHUP])?;
    let handle = signals.handle();
    thread::spawn(move || {
        if signals.forever().next().is_some() {
            thread::sleep(GRACE);
            if owner().is_some() {
                give_back();
                std::process::exit(128 + SIGHUP);
            }
        }
    });
    Ok(handle)
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen)
}

/// Gives the terminal back, once. A terminal that is gone cannot be given back, so errors are passed over.
fn give_back() {
    if set_owner(None).is_some() {
        let _ = disable_raw_mode();
        let mut output = io::stdout();
        let _ = execute!(output, LeaveAlternateScreen, Show);
        let _ = output.flush();
    }
}

fn set_owner(owner: Option<ThreadId>) -> Option<ThreadId> {
    std::mem::replace(&mut *OWNER.lock().unwrap_or_else(std::sync::PoisonError::into_inner), owner)
}

fn owner() -> Option<ThreadId> {
    *OWNER.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A panic of the screen's thread is told on the terminal as it was before. One of another thread (a bot) says
/// nothing over an open screen: whoever waits for that thread learns of it.
fn give_back_on_panic() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| match owner() {
        Some(owner) if owner != thread::current().id() => {}
        _ => {
            give_back();
            tell(panic);
        }
    }));
}
