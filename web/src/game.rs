//! The match that this page plays, as the shell and the boards see it.

use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen_futures::spawn_local;

use crate::boards;
use crate::browser;
use crate::link::{Entry, Holder, Link, NewMatch, Report, Request, Seen};
use crate::parts;
use crate::saved::Saved;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::{has, say, say_with};

/// Where the browser keeps the match.
const STORED: &str = "inuksuk.match";

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
    /// Whether the person went past it: nothing is to be animated.
    pub skipped: bool,
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
    /// How many tables wait to be shown.
    pub behind: RwSignal<usize>,
    /// Whether chance waits for the person: a die wants to be thrown.
    pub held: RwSignal<bool>,
    /// Whether the card with the result was put aside to look at the board.
    pub result_aside: RwSignal<bool>,
    settings: RwSignal<Settings>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    link: Option<Link>,
    setup: Option<NewMatch>,
    /// Counts the tables asked for, so that one that was left while its game loaded is not opened.
    asked_for: u64,
    /// The table as it was heard of last.
    heard: Option<Arc<Seen>>,
    /// Tables that wait to be shown, each with how much of its line was known before.
    waiting: VecDeque<(Arc<Seen>, usize)>,
    /// The moment from which the next one may be shown.
    next_at: f64,
    /// Counts the alarms set for that moment; only the last one holds.
    alarms: u64,
    /// The person has let chance decide before it was there.
    let_go: bool,
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
            behind: RwSignal::new(0),
            held: RwSignal::new(false),
            result_aside: RwSignal::new(false),
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
        self.begin(setup, Request::New);
    }

    /// Goes on with the match that the browser kept.
    pub(crate) fn resume(self, saved: Saved) {
        self.begin(saved.setup, Request::Resume);
    }

    /// Asks for a table once the part of its game is there: the page must be able to show what it is told.
    fn begin(self, setup: NewMatch, request: fn(NewMatch) -> Request) {
        self.clear();
        let asked_for = self.inner.try_update_value(|inner| {
            inner.setup = Some(setup.clone());
            inner.asked_for
        });
        spawn_local(async move {
            let loaded = parts::load(&setup.game).await;
            if self.inner.try_with_value(|inner| inner.asked_for) != asked_for {
                return;
            }
            match loaded {
                Ok(()) => self.ask(&request(setup)),
                Err(message) => self.fail(message),
            }
        });
    }

    /// The same table once more, with the seats exchanged or not, and a seed of its own.
    pub(crate) fn again(self, swap: bool) {
        let Some(mut setup) = self.inner.with_value(|inner| inner.setup.clone()) else { return };
        if swap {
            setup.seats.rotate_left(1);
        }
        self.open(setup);
    }

    /// Whether there are two sides to be exchanged, and it makes a difference.
    pub(crate) fn can_swap(self) -> bool {
        self.inner.with_value(|inner| {
            let seats = inner.setup.as_ref().map_or(&[][..], |setup| &setup.seats);
            matches!(seats, [one, other] if one.kind != other.kind)
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
        self.speech.set(String::new());
        self.behind.set(0);
        self.held.set(false);
        let stopped = self.inner.try_update_value(|inner| {
            inner.waiting.clear();
            inner.let_go = false;
            inner.heard = None;
            inner.setup = None;
            inner.asked_for += 1;
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

    /// Asks for the record, which then comes as a file.
    pub(crate) fn save(self) {
        self.ask(&Request::Record);
    }

    /// The page of the match is left: what was shown to one person is not there for whoever comes next.
    pub(crate) fn cover(self) {
        self.skip();
        self.speech.set(String::new());
        self.notice.set(None);
        self.ask(&Request::Cover);
    }

    /// The screen was handed over to a seat; without one, whoever looks has seen enough.
    pub(crate) fn look(self, seat: Option<u8>) {
        self.ask(&Request::Look { seat });
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
        // Whoever acts has seen enough of what went before, and sees the own action at once.
        self.skip();
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
            self.shown.set(Some(Shown { seen: now, news: Vec::new(), past: false, skipped: false }));
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
            Report::Table { seen, known } => match serde_json::from_value(seen) {
                Ok(seen) => self.hear_table(seen, known),
                Err(error) => self.failure.set(Some(error.to_string())),
            },
            Report::Past { seen, .. } => match serde_json::from_value(seen) {
                Ok(seen) => self.show_past(Arc::new(seen)),
                Err(error) => self.failure.set(Some(error.to_string())),
            },
            Report::Record { record } => {
                let game = self.inner.with_value(|inner| inner.heard.as_ref().map(|seen| seen.game.clone()));
                let name = format!("{}.inuksuk", game.unwrap_or_default());
                if let Err(error) = browser::download(&name, &record) {
                    self.failure.set(Some(format!("{error:?}")));
                }
            }
            Report::Refused { key, rule, message } => self.tell(Notice { key, otherwise: message, rule }),
            Report::Unusable { message } => {
                browser::forget(STORED);
                self.fail(message);
            }
            Report::Failed { message } => self.fail(message),
        }
    }

    /// What has failed: the name of a text, or a sentence in English.
    fn fail(self, message: String) {
        self.failure.set(Some(if has(&message) { say(&message) } else { message }));
    }

    /// Puts the line together, and has the table shown when it is its turn.
    fn hear_table(self, mut seen: Seen, known: usize) {
        let seen = self.inner.try_update_value(|inner| {
            if let Some(heard) = &inner.heard {
                let mut line = heard.line[..seen.line_from.min(heard.line.len())].to_vec();
                line.append(&mut seen.line);
                seen.line = line;
            }
            let seen = Arc::new(seen);
            inner.heard = Some(seen.clone());
            seen
        });
        let Some(seen) = seen else { return };
        self.keep(&seen);
        self.wait_for_its_turn(seen, known);
    }

    /// Nothing is lost when the page goes away; a finished match is not offered again.
    fn keep(self, seen: &Seen) {
        if seen.is_over() {
            return browser::forget(STORED);
        }
        if let Some(setup) = self.inner.with_value(|inner| inner.setup.clone()) {
            // Chance is no move of anybody.
            let plies = seen.line.iter().filter(|entry| entry.seat.is_some()).count();
            browser::store(STORED, &Saved { setup, plies }.write());
        }
    }

    /// Shows tables one after the other, each long enough to be seen.
    fn wait_for_its_turn(self, seen: Arc<Seen>, known: usize) {
        let behind = self.inner.try_update_value(|inner| {
            inner.waiting.push_back((seen, known));
            (inner.waiting.len(), inner.next_at - browser::now())
        });
        let Some((behind, left)) = behind else { return };
        self.behind.set(behind);
        if self.settings.with_untracked(|settings| settings.pace.factor() == 0.0) {
            self.skip();
        } else if behind == 1 {
            self.show_next_in(left);
        }
    }

    fn show_next_in(self, milliseconds: f64) {
        if milliseconds <= 0.0 {
            return self.show_next();
        }
        let alarm = self.inner.try_update_value(|inner| {
            inner.alarms += 1;
            inner.alarms
        });
        browser::after(milliseconds, move || {
            if self.inner.try_with_value(|inner| inner.alarms) == alarm {
                self.show_next();
            }
        });
    }

    /// Whether what comes next is chance that waits for the person, who is then told so.
    fn waits_for_person(self) -> bool {
        let Some(now) = self.now.get_untracked() else { return false };
        let question = self.inner.with_value(|inner| {
            let (next, known) = inner.waiting.front()?;
            asked_before_chance(&now, next, *known)
        });
        let Some((text, _)) = question else { return false };
        if self.inner.try_update_value(|inner| std::mem::take(&mut inner.let_go)) == Some(true) {
            return false;
        }
        if !self.held.get_untracked() {
            self.held.set(true);
            self.sound(Sound::Turn);
            self.speech.update(|speech| *speech = format!("{speech} {text}").trim().to_owned());
        }
        true
    }

    /// Lets chance decide, or has seen enough: what waits for the person goes on.
    pub(crate) fn go_on(self) {
        if self.held.get_untracked() {
            self.held.set(false);
            self.show_first();
        } else if self.now.with_untracked(|now| now.as_ref().is_some_and(|now| now.eyes.hold)) {
            self.inner.update_value(|inner| inner.let_go = true);
            self.look(None);
        }
    }

    fn show_next(self) {
        if !self.waits_for_person() {
            self.show_first();
        }
    }

    fn show_first(self) {
        let next = self
            .inner
            .try_update_value(|inner| inner.waiting.pop_front().map(|next| (next, inner.waiting.len())));
        let Some(Some(((seen, known), behind))) = next else { return };
        self.behind.set(behind);
        let last = seen.line.last().filter(|_| known < seen.line.len()).cloned();
        let pace = parts::board(&seen.game).zip(last).map_or(0, |(board, entry)| board.pace(&entry));
        let pace = f64::from(pace) * self.settings.with_untracked(|settings| settings.pace.factor());
        self.inner.update_value(|inner| inner.next_at = browser::now() + pace);
        self.show(seen, known, false);
        if behind > 0 {
            self.show_next_in(pace);
        }
    }

    /// Shows at once all that waits to be shown.
    pub(crate) fn skip(self) {
        self.skip_first(usize::MAX);
    }

    /// Shows at once what waits to be shown, up to where chance waits for the person.
    pub(crate) fn skip_ahead(self) {
        let Some(now) = self.now.get_untracked() else { return };
        let held_at = self.inner.with_value(|inner| {
            let before = std::iter::once(&now).chain(inner.waiting.iter().map(|(seen, _)| seen));
            let mut steps = before.zip(&inner.waiting).skip(1);
            steps.position(|(before, (seen, known))| asked_before_chance(before, seen, *known).is_some())
        });
        match held_at {
            Some(steps) => {
                self.skip_first(steps + 1);
                self.show_next();
            }
            None => self.skip(),
        }
    }

    /// Shows so many of the tables that wait as one.
    fn skip_first(self, count: usize) {
        let waiting = self.inner.try_update_value(|inner| {
            inner.alarms += 1;
            inner.next_at = 0.0;
            let count = count.min(inner.waiting.len());
            let known = inner.waiting.iter().take(count).map(|(_, known)| *known).min();
            let last = inner.waiting.drain(..count).next_back().map(|(seen, _)| seen);
            (last.zip(known), inner.waiting.len())
        });
        let Some((shown, behind)) = waiting else { return };
        self.behind.set(behind);
        self.held.set(false);
        if let Some((seen, known)) = shown {
            self.show(seen, known, true);
        }
    }

    fn show(self, seen: Arc<Seen>, known: usize, skipped: bool) {
        let before = self.now.get_untracked();
        let goes_on = before.as_ref().is_some_and(|before| before.line.len() == known);
        let news = if goes_on { seen.line[known..].to_vec() } else { Vec::new() };
        let same_eyes = before.as_ref().is_some_and(|before| before.eyes.seat == seen.eyes.seat);
        let looking_back = self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.past));
        if !same_eyes {
            // Nothing that was said to one person stays for the next one.
            self.speech.set(String::new());
            self.notice.set(None);
        }
        self.now.set(Some(seen.clone()));
        self.accompany(before.as_deref(), &seen, &news);
        if !looking_back || news.is_empty() || !same_eyes {
            self.shown.set(Some(Shown { seen, news, past: false, skipped }));
        }
    }

    /// One step forward is shown as the move it was.
    fn show_past(self, seen: Arc<Seen>) {
        let same_eyes =
            self.now.with_untracked(|now| now.as_ref().is_some_and(|now| now.eyes.seat == seen.eyes.seat));
        if !same_eyes {
            return;
        }
        let before =
            self.shown.with_untracked(|shown| shown.as_ref().map_or(0, |shown| shown.seen.line.len()));
        let one_on = seen.line.len() == before + 1;
        let news = seen.line.last().filter(|_| one_on).cloned().into_iter().collect();
        self.shown.set(Some(Shown { seen, news, past: true, skipped: false }));
    }

    /// Words and sounds for what happened.
    fn accompany(self, before: Option<&Seen>, seen: &Seen, news: &[Entry]) {
        let Some(board) = parts::board(&seen.game) else { return };
        let mut words: Vec<String> = news.iter().flat_map(|entry| board.words(entry, seen)).collect();
        for sound in news.iter().filter_map(|entry| board.sound(entry)).take(4) {
            self.sound(sound);
        }
        let asked = seen.asked();
        let turned = before.is_some_and(|before| before.asked() != asked);
        // A turn of several steps asks anew after each of them.
        let asks = turned
            || before.is_some_and(|before| asked.is_some() && board.question(before) != board.question(seen));
        if seen.is_over() {
            self.sound(Sound::End);
        } else if asks && asked.is_some() {
            if (turned || board.has_secrets()) && seen.persons().count() < seen.seats.len() {
                self.sound(Sound::Turn);
            }
            words.push(board.question(seen).0);
        } else if let Some(next) = seen.eyes.next
            && before.is_none_or(|before| before.eyes.next != Some(next))
        {
            self.sound(Sound::Turn);
            words.push(say_with("hand-over", &[("name", boards::name(seen, next).into())]));
        }
        if asks {
            // What was refused before has been answered by now.
            self.notice.set(None);
        }
        if !words.is_empty() {
            self.speech.set(words.join(" "));
        }
    }

    /// A setting-up of a match.
    pub(crate) fn setup(game: &str, seats: Vec<Holder>, options: Value) -> NewMatch {
        NewMatch { game: game.into(), seats, options, position: None }
    }
}

/// What a person is asked before the chance that leads from one table to the next: a die wants to be thrown.
fn asked_before_chance(before: &Seen, next: &Seen, known: usize) -> Option<boards::Question> {
    next.line.get(known).filter(|entry| entry.seat.is_none() && !entry.table)?;
    parts::board(&before.game)?.before_chance(before)
}
