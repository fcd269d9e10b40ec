//! The editor for floes and set-ups of Nanuuk!.

mod canvas;
mod check;
mod exchange;
mod palette;

use inuksuk_table::{Seed, StreamName};
use leptos::prelude::*;
use nanuuk::{Board, Scenario, Stone};

use crate::app::App;
use crate::boards::nanuuk::code;
use crate::boards::nanuuk::draft::{Cell, Draft, Paint, Spot};
use crate::boards::nanuuk::flaws::Flaw;
use crate::boards::nanuuk::{parts, scenario};
use crate::browser;
use crate::texts::say;
use crate::widgets::{Choice, choice};

/// So many steps can be taken back.
const STEPS_BACK: usize = 100;
/// A check waits until so many milliseconds have passed without a change.
const CHECK_AFTER: f64 = 150.0;

/// What a tap or stroke paints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Ice,
    Water,
    Igloo,
    Out,
    Lay(Stone),
    Take,
}

impl Tool {
    /// What it paints on a place: where it begins, it does or undoes.
    fn paint(self, cell: Option<Cell>, out: bool) -> Paint {
        match self {
            Self::Ice => Paint::Ice,
            Self::Water => Paint::Water,
            Self::Igloo => Paint::Igloo(!cell.is_some_and(|cell| cell.igloo)),
            Self::Out => Paint::Out(!out),
            Self::Lay(stone) => {
                Paint::Stone(Some(stone).filter(|_| cell.is_none_or(|cell| cell.stone != Some(stone))))
            }
            Self::Take => Paint::Stone(None),
        }
    }
}

/// What was wished and could not be done.
#[derive(Clone, PartialEq, Debug)]
struct Trouble {
    /// Beside what it is said.
    beside: Beside,
    /// The name of the sentence.
    key: &'static str,
    /// What is wrong in particular.
    details: Vec<Flaw>,
}

/// Where the person looks when something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beside {
    /// The page was opened by a link.
    Title,
    /// Stones are laid all at once.
    Facts,
    /// Something is saved or opened.
    Exchange,
}

/// What the check found: lines of the rules that are not kept, or defects.
type Checked = Result<Vec<Flaw>, Vec<Flaw>>;

/// The state of the page.
#[derive(Clone, Copy)]
struct Editor {
    /// The rule shown in a sheet over the page.
    rule: RwSignal<Option<(String, String)>>,
    draft: RwSignal<Draft>,
    tool: RwSignal<Tool>,
    before: RwSignal<Vec<Draft>>,
    checked: RwSignal<Option<Checked>>,
    changes: StoredValue<u64>,
    trouble: RwSignal<Option<Trouble>>,
}

pub(crate) fn editor(app: App, linked: Option<&str>) -> impl IntoView + use<> {
    let (draft, trouble) = match linked.map(code::decode) {
        Some(Ok(draft)) => (Some(draft), None),
        Some(Err(bad)) => {
            (None, Some(Trouble { beside: Beside::Title, key: bad.key(), details: Vec::new() }))
        }
        None => (None, None),
    };
    // What comes by a link does not take the place of one's own drawing until it is changed or played.
    let own = linked.is_none() || draft.is_none();
    let draft = draft.or_else(scenario::draft).unwrap_or_else(|| Draft::new(4));
    let editor = Editor {
        rule: app.rule,
        draft: RwSignal::new(draft),
        tool: RwSignal::new(Tool::Lay(Stone::Fish)),
        before: RwSignal::new(Vec::new()),
        checked: RwSignal::new(None),
        changes: StoredValue::new(0),
        trouble: RwSignal::new(trouble),
    };
    Effect::new(move |first: Option<()>| {
        editor.draft.track();
        if first.is_some() || own {
            editor.draft.with_untracked(scenario::keep);
        }
        editor.check_soon();
    });
    view! {
        <div class="page editor">
            <h1>{move || say("editor")}</h1>
            {exchange::trouble(editor, Beside::Title)}
            <div class="e-parts">
                <div class="e-draw">
                    {palette::palette(editor)}
                    {canvas::canvas(editor)}
                </div>
                <div class="panel e-side">
                    {facts(editor)}
                    {check::check(editor)}
                    {exchange::exchange(editor)}
                </div>
            </div>
        </div>
    }
}

/// Name, note, players, and stones laid all at once.
fn facts(editor: Editor) -> impl IntoView {
    let players = RwSignal::new(editor.draft.with_untracked(|draft| draft.players));
    // The choice follows what is opened, and what is drawn follows the choice.
    Effect::new(move || players.set(editor.draft.with(|draft| draft.players)));
    Effect::new(move || {
        let players = players.get();
        if editor.draft.with_untracked(|draft| draft.players != players) {
            editor.change(|draft| draft.players = players);
        }
    });
    let numbers: Vec<_> = (2..=4_u8).map(|players| Choice::plain(players, players.to_string())).collect();
    let seed = RwSignal::new("1".to_owned());
    let random = move |_| {
        let text = seed.get_untracked();
        editor.lay(|board, players| {
            // As `inuksuk scenario new --seed` draws: the same number gives the same set-up.
            let seed = match text.trim().parse() {
                Ok(number) => Seed::from_number(number),
                Err(_) => text.trim().parse().map_err(|_| vec![Flaw::text("editor-no-seed")])?,
            };
            let mut draw = seed.stream(StreamName::Setup, 0);
            Scenario::draw_setup(board, players, &mut draw).map_err(|defect| vec![Flaw::from(&defect)])
        });
        // The next press gives another one.
        if let Ok(number) = text.trim().parse::<u64>() {
            seed.set(number.wrapping_add(1).to_string());
        }
    };
    let printed = move |_| {
        editor.lay(|board, players| {
            Scenario::printed(board, players).ok_or_else(|| vec![Flaw::text("editor-no-printed")])
        });
    };
    view! {
        <label class="e-text">
            <span>{move || say("editor-name")}</span>
            <input
                type="text"
                maxlength="60"
                prop:value=move || editor.draft.with(|draft| draft.name.clone())
                on:change=move |event| { let name = event_target_value(&event); editor.change(|draft| draft.name = name); }
            />
        </label>
        <label class="e-text">
            <span>{move || say("editor-note")}</span>
            <textarea
                rows="2"
                maxlength="4000"
                prop:value=move || editor.draft.with(|draft| draft.note.clone())
                on:change=move |event| { let note = event_target_value(&event); editor.change(|draft| draft.note = note); }
            ></textarea>
        </label>
        {choice("editor-players", &numbers, players)}
        <div class="e-random">
            <label class="e-text">
                <span>{move || say("editor-seed")}</span>
                <input type="text" inputmode="numeric" maxlength="64" prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event)) />
            </label>
            <button on:click=random>{move || say("editor-random")}</button>
        </div>
        <p class="buttons e-row">
            <button on:click=printed>{move || say("editor-printed")}</button>
            <button on:click=move |_| editor.change(Draft::clear)>{move || say("editor-clear")}</button>
            <button on:click=move |_| editor.change(|draft| *draft = Draft::new(draft.players))>{move || say("editor-new")}</button>
        </p>
        {exchange::trouble(editor, Beside::Facts)}
    }
}

impl Editor {
    /// Changes the draft by a step that can be taken back.
    fn change(self, work: impl FnOnce(&mut Draft)) {
        self.remember();
        self.draft.update(work);
    }

    /// Remembers the draft before a step.
    fn remember(self) {
        let draft = self.draft.get_untracked();
        self.before.update(|before| {
            if before.last() != Some(&draft) {
                if before.len() == STEPS_BACK {
                    before.remove(0);
                }
                before.push(draft);
            }
        });
    }

    fn undo(self) {
        let present = self.draft.get_untracked();
        let last = self.before.try_update(|before| {
            // A stroke that changed nothing left the present one there.
            while before.last() == Some(&present) {
                before.pop();
            }
            before.pop()
        });
        if let Some(Some(draft)) = last {
            self.draft.set(draft);
        }
    }

    /// Lays the stones of a scenario on the floe as it is drawn.
    fn lay(self, make: impl FnOnce(std::sync::Arc<Board>, u8) -> Result<Scenario, Vec<Flaw>>) {
        let made = self.draft.with_untracked(|draft| {
            let board = draft.playable_board().ok_or_else(|| {
                let defects = draft.scenario().err().unwrap_or_default();
                defects.iter().map(Flaw::from).collect::<Vec<_>>()
            })?;
            make(board, draft.players)
        });
        match made {
            Ok(scenario) => {
                self.trouble.set(None);
                self.change(|draft| draft.lay(&scenario));
            }
            Err(details) => self.tell(Beside::Facts, "editor-not-laid", details),
        }
    }

    /// Says what could not be done, beside the button that was pressed.
    fn tell(self, beside: Beside, key: &'static str, details: Vec<Flaw>) {
        self.trouble.set(Some(Trouble { beside, key, details }));
        browser::after(0.0, || browser::show(exchange::TROUBLE));
    }

    /// Checks when nothing more changes for a moment: a check looks at thousands of placings.
    fn check_soon(self) {
        let number = self.changes.try_update_value(|changes| {
            *changes += 1;
            *changes
        });
        browser::after(CHECK_AFTER, move || {
            if self.changes.try_with_value(|changes| *changes) == number {
                self.check();
            }
        });
    }

    /// Whether what is drawn can be played.
    fn check(self) -> bool {
        let found: Checked = self.draft.with_untracked(|draft| {
            let scenario =
                draft.scenario().map_err(|defects| defects.iter().map(Flaw::from).collect::<Vec<_>>())?;
            let warnings = scenario.check().into_iter().chain(scenario.board.warnings());
            let changes = parts::changes(draft);
            Ok(warnings.map(|warning| Flaw::from(&warning)).chain(changes.iter().map(Flaw::from)).collect())
        });
        let playable = found.is_ok();
        self.checked.set(Some(found));
        playable
    }

    /// What the tool in hand does to a place.
    fn paint_for(self, spot: Spot) -> Paint {
        let tool = self.tool.get_untracked();
        self.draft.with_untracked(|draft| {
            let cell = draft.cells.get(&spot).copied();
            tool.paint(cell, cell.is_some_and(|cell| !draft.in_play(cell)))
        })
    }
}
