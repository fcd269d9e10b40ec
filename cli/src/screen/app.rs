//! What the screen knows: the match, what is chosen, what is asked. No terminal is needed to try it.

use std::time::Duration;

use inuksuk_core::{Observer, Seat};
use inuksuk_table::Message;
use serde_json::Value;

use crate::{
    draw::{Glyphs, Ink, Picture, Spot},
    play::{Command, Desk, Thinking, Waiting, Words},
};

/// What the arrow keys move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// A place on the board.
    Spot(String),
    /// An entry of the list of actions.
    Menu(usize),
    /// Nothing before an arrow or Tab: the Enter that showed what is on the screen, pressed twice or held down,
    /// must not choose anything there.
    Waits,
}

/// A question that is answered with yes or no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Whether this seat really resigns.
    Resign(Seat),
    /// Whether these seats, the first of them now, let another take back.
    Undo { of: Vec<Seat>, actions: String },
}

/// The state of the screen.
pub(crate) struct App<'a> {
    pub(crate) desk: Desk,
    pub(crate) words: Words<'a>,
    pub(crate) glyphs: Glyphs,
    pub(crate) colours: bool,
    /// What those at the keyboard may know now.
    pub(crate) message: Message,
    /// The seat that is asked, if it is a person's turn.
    pub(crate) asked: Option<Seat>,
    /// The keyboard is to be passed to this seat before anything is shown.
    pub(crate) cover: Option<Seat>,
    /// Before chance goes on, this person may look at something that is then hidden again.
    pub(crate) pause: Option<Seat>,
    pub(crate) question: Option<Ask>,
    pub(crate) input: String,
    pub(crate) note: Option<(Ink, String)>,
    pub(crate) focus: Option<Focus>,
    pub(crate) chosen: Vec<String>,
    /// Looking back at the position after so many actions.
    pub(crate) back: Option<usize>,
    pub(crate) help: bool,
    pub(super) thinking: Option<Thinking>,
    shown_to: Option<Seat>,
    /// The number of the event after which the last pause was.
    paused_at: Option<u64>,
    mode: Mode,
    left: bool,
}

/// Whether the match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// It is played.
    Playing,
    /// It is a record that is looked at.
    Review,
    /// Something is wrong: nothing goes on by itself any more.
    Stopped,
}

impl<'a> App<'a> {
    /// A match that is to be played.
    pub(crate) fn new(desk: Desk, words: Words<'a>, glyphs: Glyphs, colours: bool) -> Self {
        Self::in_mode(Mode::Playing, desk, words, glyphs, colours)
    }

    fn in_mode(mode: Mode, desk: Desk, words: Words<'a>, glyphs: Glyphs, colours: bool) -> Self {
        let message = desk.message(Observer::Spectator, None);
        let mut app = Self {
            desk,
            words,
            glyphs,
            colours,
            message,
            asked: None,
            cover: None,
            pause: None,
            question: None,
            input: String::new(),
            note: None,
            focus: None,
            chosen: Vec::new(),
            back: None,
            help: false,
            thinking: None,
            shown_to: None,
            paused_at: None,
            mode,
            left: false,
        };
        app.refresh();
        app
    }

    /// A record that is gone through.
    pub(crate) fn review(desk: Desk, words: Words<'a>, glyphs: Glyphs, colours: bool) -> Self {
        let mut app = Self::in_mode(Mode::Review, desk, words, glyphs, colours);
        app.back = Some(0);
        app
    }

    /// Whether the player has left.
    pub(crate) fn has_left(&self) -> bool {
        self.left
    }

    /// Whether a record is looked at.
    pub(crate) fn is_review(&self) -> bool {
        self.mode == Mode::Review
    }

    /// Whether a bot is thinking.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Which bot is thinking, and for how long.
    pub(crate) fn thinker(&self) -> Option<(Seat, Duration)> {
        self.thinking.as_ref().map(|thinking| (thinking.seat(), thinking.elapsed()))
    }

    /// Leaves; the match is kept.
    pub(crate) fn leave(&mut self) {
        self.left = true;
    }

    /// Does what waits for no person: chance, bots.
    pub(crate) fn go_on(&mut self) {
        while self.mode == Mode::Playing && !self.is_held() {
            match self.desk.waiting() {
                Waiting::Over | Waiting::Person(_) => break,
                Waiting::Chance if self.has_to_pause() => break,
                Waiting::Chance => {
                    if let Err(error) = self.desk.chance() {
                        self.stop(self.words.error(&error, ""));
                    }
                }
                Waiting::Bot(seat, level) => match self.thinking.take() {
                    None => {
                        let matched = self.desk.table().matched().boxed_clone();
                        self.thinking = Some(Thinking::start(matched, seat, level, self.desk.bot_seed()));
                        break;
                    }
                    Some(thinking) if !thinking.is_done() => {
                        self.thinking = Some(thinking);
                        break;
                    }
                    Some(thinking) => self.take_choice(thinking),
                },
            }
            self.refresh();
        }
    }

    /// Whether nothing goes on before somebody has answered.
    fn is_held(&self) -> bool {
        self.question.is_some() || self.cover.is_some() || self.pause.is_some()
    }

    /// Pauses, once, where a person may look at something until chance goes on (P-17).
    fn has_to_pause(&mut self) -> bool {
        let looker = self.desk.looker(self.words.drawer);
        if looker.is_none() || self.paused_at == Some(self.desk.table().number()) {
            return false;
        }
        self.pause = looker;
        self.refresh();
        true
    }

    /// The person has looked.
    pub(crate) fn end_pause(&mut self) {
        self.pause = None;
        self.focus = Some(Focus::Waits);
        self.paused_at = Some(self.desk.table().number());
        self.refresh();
    }

    fn take_choice(&mut self, thinking: Thinking) {
        let seat = thinking.seat();
        match thinking.choice() {
            Err(why) => self.stop(self.words.bot_error(&why)),
            Ok(choice) => {
                if let Err(error) = self.desk.act_for_bot(seat, &choice.action, choice.worth) {
                    self.stop(self.words.error(&error, &choice.action));
                }
            }
        }
    }

    fn stop(&mut self, why: String) {
        self.mode = Mode::Stopped;
        self.note = Some((Ink::Bad, why));
    }

    /// Takes in what has changed: who is asked, what may be seen.
    pub(crate) fn refresh(&mut self) {
        self.chosen.clear();
        self.asked = None;
        let waiting = if self.is_review() { Waiting::Over } else { self.desk.waiting() };
        let observer = match (waiting, self.pause) {
            (Waiting::Person(seat), _) | (_, Some(seat)) => {
                let private = self.desk.persons().len() > 1 && self.desk.has_private_view(seat);
                if private && self.shown_to != Some(seat) {
                    self.cover = Some(seat);
                    Observer::Spectator
                } else {
                    self.shown_to = private.then_some(seat);
                    self.asked = self.pause.is_none().then_some(seat);
                    Observer::Seat(seat)
                }
            }
            _ if self.is_review() && self.desk.table().outcome().is_some() => Observer::Everything,
            _ => self.desk.persons().single().map_or(Observer::Spectator, Observer::Seat),
        };
        self.message = self.desk.message(observer, None);
        if let Some(unwritten) = self.desk.unsaved.take() {
            let text = unwritten.match_unsaved(self.words.texts);
            self.note = Some((Ink::Bad, text));
        }
        self.choose_the_only_piece();
        self.find_focus();
    }

    /// Where only one piece can do anything, it is chosen from the start.
    fn choose_the_only_piece(&mut self) {
        let targets = self.targets();
        let drawer = self.words.drawer;
        if targets.len() == 1
            && self.menu().is_empty()
            && self.legal().iter().all(|action| drawer.path(action).len() > 1)
        {
            self.chosen = targets;
        }
    }

    /// The keyboard has been passed.
    pub(crate) fn uncover(&mut self) {
        self.shown_to = self.cover.take();
        self.focus = Some(Focus::Waits);
        self.refresh();
    }

    /// The view that is shown: now, or at the moment that is looked back at.
    pub(crate) fn view(&self) -> Value {
        match self.back {
            None => self.message.view.clone(),
            Some(actions) => {
                let mut matched = self.desk.table().matched().boxed_clone();
                matched.take_back_to(actions);
                matched.view(if self.is_review() && self.desk.table().outcome().is_some() {
                    Observer::Everything
                } else {
                    Observer::Spectator
                })
            }
        }
    }

    /// The board without marks.
    pub(crate) fn picture(&self) -> Picture {
        self.words.drawer.picture(&self.view(), self.glyphs, self.words.texts)
    }

    /// The legal actions of the seat that is asked.
    pub(crate) fn legal(&self) -> &[String] {
        let legal = self.asked.and_then(|seat| self.message.legal.get(&seat.number()));
        legal.map(Vec::as_slice).unwrap_or_default()
    }

    /// The actions that are chosen from a list, with their numbers among all legal ones: those that the board
    /// has no place for.
    pub(crate) fn menu(&self) -> Vec<(usize, &str)> {
        let listed = |action: &&String| self.words.drawer.path(action).is_empty();
        let numbered = self.legal().iter().enumerate();
        numbered.filter(|(_, action)| listed(action)).map(|(i, action)| (i + 1, action.as_str())).collect()
    }

    /// The places that may be chosen next.
    pub(crate) fn targets(&self) -> Vec<String> {
        let depth = self.chosen.len();
        let mut targets: Vec<String> = Vec::new();
        for action in self.legal() {
            let path = self.words.drawer.path(action);
            if path.len() > depth && path.starts_with(&self.chosen) && !targets.contains(&path[depth]) {
                targets.push(path[depth].clone());
            }
        }
        targets
    }

    /// The places that the arrow keys reach.
    pub(crate) fn reachable<'p>(&self, picture: &'p Picture) -> Vec<&'p Spot> {
        let targets = self.targets();
        let minor = |spot: &&Spot| spot.minor && targets.contains(&spot.name);
        if picture.spots.iter().any(|spot| minor(&spot)) {
            return picture.spots.iter().filter(minor).collect();
        }
        picture.spots.iter().filter(|spot| !spot.minor).collect()
    }

    /// Puts the cursor on the nearest place that may be chosen, else on the list.
    pub(super) fn find_focus(&mut self) {
        if self.asked.is_none() || self.focus == Some(Focus::Waits) {
            return;
        }
        let picture = self.picture();
        let targets = self.targets();
        let reachable = self.reachable(&picture);
        let here = match &self.focus {
            Some(Focus::Spot(name)) => picture.spot(name),
            Some(Focus::Menu(_) | Focus::Waits) | None => None,
        };
        let distance = |spot: &Spot| match here {
            Some(here) => spot.x.abs_diff(here.x) + 2 * spot.y.abs_diff(here.y),
            None => 0,
        };
        let may_be_chosen = reachable.iter().filter(|spot| targets.contains(&spot.name));
        self.focus = match may_be_chosen.min_by_key(|spot| distance(spot)) {
            Some(spot) => Some(Focus::Spot(spot.name.clone())),
            None if !self.menu().is_empty() => Some(Focus::Menu(0)),
            None => None,
        };
    }

    /// A place is chosen with Enter.
    pub(crate) fn choose(&mut self, name: &str) {
        let Some(seat) = self.asked else { return };
        let mut path = self.chosen.clone();
        path.push(name.to_owned());
        let drawer = self.words.drawer;
        let fits = |path: &[String]| {
            self.legal()
                .iter()
                .filter(|action| drawer.path(action).starts_with(path))
                .cloned()
                .collect::<Vec<_>>()
        };
        let fitting = fits(&path);
        if let Some(action) = fitting.iter().find(|action| drawer.path(action) == path) {
            let action = action.clone();
            self.act(seat, &action);
        } else if !fitting.is_empty() {
            self.chosen = path;
            self.note = None;
        } else if !self.chosen.is_empty() && !fits(&path[path.len() - 1..]).is_empty() {
            // Another piece instead.
            self.chosen = vec![name.to_owned()];
            self.note = None;
        } else if let Some(action) = drawer.action_of(&self.message.view, &path) {
            // The rules say why not.
            self.act(seat, &action);
        } else {
            let text = self.words.texts.with("nothing-here", [("place", name.into())]);
            self.note = Some((Ink::Bad, text));
        }
    }

    /// A seat acts; a refusal is shown with its rule.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) {
        match self.desk.act(seat, action) {
            Ok(()) => {
                // A thought about what is no more is dropped.
                self.thinking = None;
                self.note = None;
                self.back = None;
                if self.focus == Some(Focus::Waits) {
                    self.focus = None;
                }
                self.refresh();
            }
            Err(error) => {
                let why = self.words.error(&error, action);
                self.refuse(&why);
            }
        }
    }

    pub(super) fn refuse(&mut self, why: &str) {
        let text = self.words.texts.with("refused", [("why", why.into())]);
        self.note = Some((Ink::Bad, text));
    }

    /// A typed line is finished.
    pub(crate) fn submit(&mut self) {
        let typed = std::mem::take(&mut self.input);
        let seat = self.speaker();
        let reader = seat.unwrap_or(Seat::FIRST);
        let listed = |number| self.menu().iter().any(|(n, _)| *n == number);
        match (Command::read(&typed, &self.message, reader, self.words.drawer, listed), seat) {
            (Command::Nothing, _) => {}
            (Command::Help, _) => self.help = true,
            (Command::Quit, _) => self.leave(),
            (Command::Board | Command::Moves | Command::Legal, _) => self.back = None,
            (_, None) => {
                let text = self.words.texts.say("not-asked");
                self.note = Some((Ink::Bad, text));
            }
            (Command::NotListed, Some(_)) => {
                let text = self.words.texts.say("not-in-list");
                self.note = Some((Ink::Bad, text));
            }
            (Command::Undo, Some(seat)) => self.undo(seat),
            // Where there is no resigning, the table says so.
            (Command::Resign, Some(seat)) if self.desk.table_rules().resign.is_none() => {
                self.act(seat, "resign");
            }
            (Command::Resign, Some(seat)) => self.question = Some(Ask::Resign(seat)),
            (Command::Action(action), Some(seat)) => self.act(seat, &action),
        }
    }

    /// Who speaks: the seat that is asked or, while bots act, the one person at the keyboard, who may resign
    /// (M-47) or take back.
    pub(crate) fn speaker(&self) -> Option<Seat> {
        let person = if self.is_review() { None } else { self.desk.persons().single() };
        self.asked.or(person)
    }

    /// Looks one action further back or forward. Only where nothing is hidden, for what was seen once must not
    /// be seen again.
    pub(crate) fn look(&mut self, forward: bool) {
        let length = self.desk.table().matched().len();
        if self.desk.has_secrets() && self.desk.table().outcome().is_none() && !self.is_review() {
            let text = self.words.texts.say("no-looking-back");
            self.note = Some((Ink::Bad, text));
            return;
        }
        let now = self.back.unwrap_or(length);
        let then = if forward { now + 1 } else { now.saturating_sub(1) };
        self.back = (then < length).then_some(then);
    }

    /// Looks at an end of the match: the beginning or now.
    pub(crate) fn look_at_end(&mut self, now: bool) {
        if now {
            self.back = None;
        } else {
            self.back = Some(1);
            self.look(false);
        }
    }
}
