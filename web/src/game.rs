//! The match that this page plays, as the shell and the boards see it.

use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use crate::boards;
use crate::browser;
use crate::link::{Entry, Holder, HolderKind, Link, NewMatch, Report, Request, Seen};
use crate::saved::Saved;
use crate::settings::Settings;
use crate::sound::Sound;

/// Where the browser keeps the match.
const STORED: &str = "inuksuk.match";
/// Least time between two actions shown, in milliseconds: a series is to be followed by the eye.
const PACE: f64 = 320.0;

/// Something to be told to the person for a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Notice {
    /// The name of its text.
    pub key: String,
    /// The sentence in English, where there is no text of that name.
    pub otherwise: String,
    /// The rule it comes from.
    pub rule: Option<String>,
}

/// What is shown: the table now, or as it was.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown {
    /// The table.
    pub seen: Arc<Seen>,
    /// What led here from what was shown before; empty after going back.
    pub news: Vec<Entry>,
    /// Whether it is the past.
    pub past: bool,
}

/// The running match. Cheap to copy; one for the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    /// The table as it is.
    pub now: RwSignal<Option<Arc<Seen>>>,
    /// What is shown of it.
    pub shown: RwSignal<Option<Shown>>,
    /// A refusal or a hint, for a moment.
    pub notice: RwSignal<Option<Notice>>,
    /// The worker failed, or a match could not be opened.
    pub failure: RwSignal<Option<String>>,
    /// What is spoken to those who listen.
    pub speech: RwSignal<String>,
    settings: RwSignal<Settings>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    link: Option<Link>,
    setup: Option<NewMatch>,
    waiting: VecDeque<Arc<Seen>>,
    /// The record of the match so far.
    record: String,
    last_shown: f64,
    notices: u64,
}

impl Game {
    pub(crate) fn new(settings: RwSignal<Settings>) -> Self {
        Self {
            now: RwSignal::new(None),
            shown: RwSignal::new(None),
            notice: RwSignal::new(None),
            failure: RwSignal::new(None),
            speech: RwSignal::new(String::new()),
            settings,
            inner: StoredValue::new_local(Inner::default()),
        }
    }

    /// Starts the workers.
    pub(crate) fn start(self) {
        match Link::start(move |report| self.hear(report)) {
            Ok(link) => self.inner.update_value(|inner| inner.link = Some(link)),
            Err(error) => self.failure.set(Some(format!("{error:?}"))),
        }
    }

    /// Opens a table.
    pub(crate) fn open(self, setup: NewMatch) {
        self.clear();
        self.ask(&Request::New(setup.clone()));
        self.inner.update_value(|inner| inner.setup = Some(setup));
    }

    /// Goes on with the match that the browser kept.
    pub(crate) fn resume(self, saved: Saved) {
        self.clear();
        self.ask(&Request::Resume { setup: saved.setup.clone(), record: saved.record });
        self.inner.update_value(|inner| inner.setup = Some(saved.setup));
    }

    /// The same table once more, with the seats exchanged or not, and a seed of its own.
    pub(crate) fn again(self, swap: bool) {
        let Some(mut setup) = self.inner.with_value(|inner| inner.setup.clone()) else { return };
        let Some(seed) = browser::random_seed() else { return };
        setup.seed = seed;
        if swap {
            setup.seats.rotate_left(1);
        }
        self.open(setup);
    }

    /// Whether exchanging the seats makes a difference.
    pub(crate) fn can_swap(self) -> bool {
        self.inner.with_value(|inner| {
            inner.setup.as_ref().is_some_and(|setup| setup.seats.windows(2).any(|pair| pair[0].kind != pair[1].kind))
        })
    }

    /// Forgets the match, here and in the browser.
    pub(crate) fn leave(self) {
        self.ask(&Request::Leave);
        self.clear();
        browser::forget(STORED);
    }

    fn clear(self) {
        self.now.set(None);
        self.shown.set(None);
        self.notice.set(None);
        self.failure.set(None);
        let stopped = self.inner.try_update_value(|inner| {
            inner.waiting.clear();
            inner.setup = None;
            inner.link.as_ref().map_or(Ok(()), Link::stop_thinking)
        });
        if let Some(Err(error)) = stopped {
            self.failure.set(Some(format!("{error:?}")));
        }
    }

    /// Whether a table was asked for that is not there yet.
    pub(crate) fn is_opening(self) -> bool {
        self.now.with(Option::is_none)
            && self.failure.with(Option::is_none)
            && self.inner.with_value(|inner| inner.setup.is_some())
    }

    /// The match that the browser keeps.
    pub(crate) fn saved() -> Option<Saved> {
        Saved::read(&browser::stored(STORED)?)
    }

    /// The record of the match so far.
    pub(crate) fn record(self) -> String {
        self.inner.with_value(|inner| inner.record.clone())
    }

    fn ask(self, request: &Request) {
        self.inner.with_value(|inner| {
            if let Some(link) = &inner.link {
                link.ask(request);
            }
        });
    }

    /// Plays an action or does a table action.
    pub(crate) fn play(self, seat: u8, action: String) {
        self.notice.set(None);
        self.ask(&Request::Play { seat, action });
    }

    /// Takes back.
    pub(crate) fn undo(self, seat: u8) {
        self.notice.set(None);
        self.ask(&Request::Undo { seat });
    }

    /// Shows the table as it was when the line had so many entries; the present one when it has no more.
    pub(crate) fn look_at(self, ply: usize) {
        let length = self.now.with_untracked(|now| now.as_ref().map_or(0, |now| now.line.len()));
        if ply >= length {
            self.look_at_now();
        } else {
            self.ask(&Request::LookBack { ply });
        }
    }

    /// Shows the table as it is.
    pub(crate) fn look_at_now(self) {
        if let Some(now) = self.now.get_untracked() {
            self.shown.set(Some(Shown { seen: now, news: Vec::new(), past: false }));
        }
    }

    /// How many entries the line had at what is shown.
    pub(crate) fn shown_ply(self) -> usize {
        self.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seen.line.len()))
    }

    /// Tells the person something for a moment.
    pub(crate) fn tell(self, notice: Notice) {
        self.sound(Sound::No);
        self.speech.set(crate::widgets::notice_text(&notice));
        self.notice.set(Some(notice));
        let number = self.inner.try_update_value(|inner| {
            inner.notices += 1;
            inner.notices
        });
        browser::after(7000.0, move || {
            if self.inner.try_with_value(|inner| inner.notices) == number {
                self.notice.set(None);
            }
        });
    }

    /// A hint of a board: the name of its text and its rule.
    pub(crate) fn hint(self, key: &str, rule: &str) {
        self.tell(Notice { key: key.into(), otherwise: key.into(), rule: Some(rule.into()) });
    }

    pub(crate) fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            sound.play();
        }
    }

    fn hear(self, report: Report) {
        match report {
            Report::Table { seen, record } => match serde_json::from_value::<Seen>(seen) {
                Ok(seen) => {
                    self.keep(&seen, record);
                    self.wait_for_its_turn(Arc::new(seen));
                }
                Err(error) => self.failure.set(Some(error.to_string())),
            },
            Report::Past { seen, .. } => match serde_json::from_value(seen) {
                Ok(seen) => self.show_past(Arc::new(seen)),
                Err(error) => self.failure.set(Some(error.to_string())),
            },
            Report::Refused { key, rule, message } => self.tell(Notice { key, otherwise: message, rule }),
            Report::Unusable { message } => {
                browser::forget(STORED);
                self.failure.set(Some(message));
            }
            Report::Failed { message } => self.failure.set(Some(message)),
        }
    }

    /// Nothing is lost when the page goes away; a finished match is not offered again.
    fn keep(self, seen: &Seen, record: String) {
        self.inner.update_value(|inner| inner.record.clone_from(&record));
        if seen.is_over() {
            return browser::forget(STORED);
        }
        if let Some(setup) = self.inner.with_value(|inner| inner.setup.clone()) {
            browser::store(STORED, &Saved { setup, record, plies: seen.line.len() }.write());
        }
    }

    /// Shows tables one after the other, each long enough to be seen.
    fn wait_for_its_turn(self, seen: Arc<Seen>) {
        let waited = self.inner.try_update_value(|inner| {
            inner.waiting.push_back(seen);
            (inner.waiting.len(), PACE - (browser::now() - inner.last_shown))
        });
        match waited {
            Some((1, left)) if left <= 0.0 => self.show_next(),
            Some((1, left)) => browser::after(left, move || self.show_next()),
            _ => {}
        }
    }

    fn show_next(self) {
        let next = self.inner.try_update_value(|inner| {
            inner.last_shown = browser::now();
            inner.waiting.pop_front().map(|seen| (seen, inner.waiting.is_empty()))
        });
        let Some(Some((seen, last))) = next else { return };
        self.show(seen);
        if !last {
            browser::after(PACE, move || self.show_next());
        }
    }

    fn show(self, seen: Arc<Seen>) {
        let before = self.now.get_untracked();
        let news = before.as_ref().map_or_else(Vec::new, |before| news(before, &seen));
        let looking_back = self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.past));
        self.now.set(Some(seen.clone()));
        self.accompany(before.as_deref(), &seen, &news);
        if !looking_back || news.is_empty() {
            self.shown.set(Some(Shown { seen, news, past: false }));
        }
    }

    /// One step forward is shown as the move it was.
    fn show_past(self, seen: Arc<Seen>) {
        let before = self.shown.get_untracked();
        let mut news = before.map_or_else(Vec::new, |before| news(&before.seen, &seen));
        if news.len() > 1 {
            news.clear();
        }
        self.shown.set(Some(Shown { seen, news, past: true }));
    }

    /// Words and sounds for what happened.
    fn accompany(self, before: Option<&Seen>, seen: &Seen, news: &[Entry]) {
        let Some(board) = boards::find(&seen.game) else { return };
        let mut words: Vec<String> = news.iter().flat_map(|entry| board.words(entry)).collect();
        for sound in news.iter().filter_map(|entry| board.sound(entry)) {
            self.sound(sound);
        }
        let turned = before.is_some_and(|before| before.to_act() != seen.to_act());
        if seen.is_over() {
            self.sound(Sound::End);
        } else if turned && seen.to_act().is_some_and(|seat| !seen.is_bot(seat)) {
            if seen.persons().count() < seen.seats.len() {
                self.sound(Sound::Turn);
            }
            words.push(board.question(seen).0);
        }
        if !words.is_empty() {
            self.speech.set(words.join(" "));
        }
    }

    /// A setting-up for persons of this page and bots.
    pub(crate) fn setup(game: &str, kinds: &[HolderKind], options: Value) -> Option<NewMatch> {
        let seats = kinds.iter().map(|&kind| Holder { name: String::new(), kind }).collect();
        Some(NewMatch { game: game.into(), seats, options, position: None, seed: browser::random_seed()? })
    }
}

/// The entries by which one table goes beyond another; none when it does not go on from there.
fn news(before: &Seen, after: &Seen) -> Vec<Entry> {
    let same = before.line.len() <= after.line.len()
        && before.line.iter().zip(&after.line).all(|(old, new)| old.text == new.text && old.seat == new.seat);
    if same { after.line[before.line.len()..].to_vec() } else { Vec::new() }
}

