//! Drawing the screen.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Color, Modifier, Style},
    text::{Line, Span},
    widgets::{Block, Borders, Clear, Padding, Paragraph, Wrap},
};

use inuksuk_core::Seat;

use super::app::{App, Ask, Focus};
use crate::{
    draw::{Glyphs, Ink, Marks},
    play::Waiting,
};

/// A bot's thinking is shown after so many milliseconds.
const SPINNER_AFTER: u128 = 1000;
const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠧", "⠇", "⠏"];
const SPINNER_ASCII: [&str; 4] = ["|", "/", "-", "\\"];

/// At least so many entries are put into words, so that the longest deal is told in one line.
const MOST_TOGETHER: usize = 40;

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App<'_>) {
    let [head, body, note, input, hints] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let bar = style(app, Ink::Strong).add_modifier(Modifier::REVERSED);
    frame.render_widget(Paragraph::new(headline(app)).style(bar), head);
    if let Some(seat) = app.cover {
        cover(frame, app, seat, body);
    } else {
        table(frame, app, body);
    }
    frame.render_widget(Paragraph::new(notice(app)).wrap(Wrap { trim: true }), note);
    input_line(frame, app, input);
    frame.render_widget(Line::styled(app.words.texts.say(hint(app)), style(app, Ink::Soft)), hints);
    if app.help {
        help(frame, app);
    }
}

/// The colour of a role; without colours, only weight.
fn style(app: &App<'_>, ink: Ink) -> Style {
    let plain = Style::default();
    let (colour, modifier) = match ink {
        Ink::Plain => return plain,
        Ink::Soft => (Color::DarkGray, Modifier::empty()),
        Ink::Strong => return plain.add_modifier(Modifier::BOLD),
        Ink::Mark => (Color::Yellow, Modifier::BOLD),
        Ink::Bad => (Color::Red, Modifier::BOLD),
        Ink::Good => (Color::Green, Modifier::BOLD),
        Ink::Water => (Color::Blue, Modifier::empty()),
        Ink::Seat(1) => (Color::LightRed, Modifier::BOLD),
        Ink::Seat(2) => (Color::LightBlue, Modifier::BOLD),
        Ink::Seat(3) => (Color::LightYellow, Modifier::BOLD),
        Ink::Seat(4) => (Color::White, Modifier::BOLD),
        Ink::Seat(5) => (Color::LightGreen, Modifier::BOLD),
        Ink::Seat(6) => (Color::LightMagenta, Modifier::BOLD),
        Ink::Seat(7) => (Color::Rgb(255, 150, 60), Modifier::BOLD),
        Ink::Seat(_) => (Color::Gray, Modifier::BOLD),
    };
    let styled = plain.add_modifier(modifier);
    if app.colours { styled.fg(colour) } else { styled }
}

/// The game, and who is waited for.
fn headline(app: &App<'_>) -> String {
    let texts = app.words.texts;
    let title = app.words.drawer.title(app.desk.table().matched().info().title, texts);
    let state = match (app.back, &app.message.result) {
        (Some(actions), _) => {
            let all = app.desk.table().matched().len();
            texts.with("looking-back", [("actions", actions.into()), ("all", all.into())])
        }
        (None, Some(_)) => texts.say("over"),
        (None, None) => turn(app),
    };
    format!(" {title}  {state}")
}

fn turn(app: &App<'_>) -> String {
    let texts = app.words.texts;
    let to_act = |seat: Seat| texts.with("to-act", [("seat", app.words.seat(&app.message, seat).into())]);
    match (app.thinker(), app.desk.waiting()) {
        (Some((seat, elapsed)), _) if elapsed.as_millis() >= SPINNER_AFTER => {
            let step = (elapsed.as_millis() / 120) as usize;
            let sign = match app.glyphs {
                Glyphs::Unicode => SPINNER[step % SPINNER.len()],
                Glyphs::Ascii => SPINNER_ASCII[step % SPINNER_ASCII.len()],
            };
            let seat = app.words.seat(&app.message, seat);
            texts.with(
                "thinking",
                [("sign", sign.into()), ("seat", seat.into()), ("seconds", elapsed.as_secs().into())],
            )
        }
        (_, Waiting::Person(seat) | Waiting::Bot(seat, _)) => to_act(seat),
        (_, Waiting::Chance) => texts.say("chance"),
        (_, Waiting::Over) => texts.say("over"),
    }
}

fn cover(frame: &mut Frame<'_>, app: &App<'_>, seat: Seat, area: Rect) {
    let name = app.words.seat(&app.message, seat);
    let text = app.words.texts.with("pass-keyboard", [("seat", name.into())]);
    let [_, middle, _] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(5), Constraint::Fill(1)]).areas(area);
    frame.render_widget(
        Paragraph::new(text).wrap(Wrap { trim: true }).centered().block(Block::new().borders(Borders::ALL)),
        middle,
    );
}

/// The board on the left, facts and moves on the right.
fn table(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let mut picture = app.picture();
    let marks = Marks {
        cursor: match (&app.focus, app.asked, app.back) {
            (Some(Focus::Spot(name)), Some(_), None) => Some(name.clone()),
            _ => None,
        },
        chosen: app.chosen.clone(),
        targets: if app.back.is_none() { app.targets() } else { Vec::new() },
        last: last_touched(app),
    };
    picture.mark(&marks);
    let width = (picture.canvas.width() as u16 + 2).min(area.width.saturating_sub(22));
    let [left, right] = Layout::horizontal([Constraint::Length(width), Constraint::Fill(1)]).areas(area);
    let rows: Vec<_> = (0..picture.canvas.height())
        .map(|y| {
            let pieces = picture.canvas.pieces(y).into_iter();
            Line::from(pieces.map(|(ink, text)| Span::styled(text, style(app, ink))).collect::<Vec<_>>())
        })
        .collect();
    let lower = area.height.saturating_sub(picture.canvas.height() as u16) / 2;
    let board = Rect {
        x: left.x + 1,
        y: left.y + lower,
        width: left.width.saturating_sub(1),
        height: left.height - lower,
    };
    frame.render_widget(Paragraph::new(rows), board);
    panel(frame, app, right);
}

/// The places that the last action touched.
fn last_touched(app: &App<'_>) -> Vec<String> {
    let mut actions = app.message.line.iter().filter(|entry| !entry.table);
    let last = match app.back {
        None => actions.next_back(),
        Some(actions_shown) => actions_shown.checked_sub(1).and_then(|index| actions.nth(index)),
    };
    last.map(|entry| app.words.drawer.path(&entry.text)).unwrap_or_default()
}

fn panel(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let texts = app.words.texts;
    let mut facts = app.words.drawer.facts(&app.view(), texts);
    if app.pause.is_some() {
        facts.push((Ink::Plain, String::new()));
        facts.push((Ink::Mark, texts.say("look")));
    }
    if let Some(seat) = app.asked.filter(|_| app.back.is_none()) {
        facts.push((Ink::Plain, String::new()));
        facts.push((Ink::Mark, app.words.drawer.question(&app.message.view, texts)));
        if app.message.offer.is_some_and(|by| by != seat) {
            facts.push((Ink::Mark, texts.say("draw-offered")));
        }
        if app.message.table.get(&seat.number()).is_some_and(|open| open.contains(&"claim")) {
            facts.push((Ink::Mark, texts.say("claim-open")));
        }
    }
    if let Some(result) = &app.message.result {
        facts.push((Ink::Plain, String::new()));
        facts.push((Ink::Good, app.words.result(&app.message, result)));
    }
    let lines = wrapped(app, &facts, area.width.saturating_sub(2));
    let height = lines.len() as u16;
    let facts = Paragraph::new(lines).block(Block::new().borders(Borders::LEFT).padding(Padding::left(1)));
    let menu = menu_lines(app);
    let menu_height = (menu.len() as u16).min(area.height.saturating_sub(height) / 2);
    let [upper, middle, lower] = Layout::vertical([
        Constraint::Length(height.min(area.height)),
        Constraint::Length(menu_height),
        Constraint::Fill(1),
    ])
    .areas(area);
    frame.render_widget(facts, upper);
    menu_list(frame, app, menu, middle);
    moves(frame, app, lower);
}

/// Lines broken between words.
fn wrapped<'l>(app: &App<'_>, lines: &[(Ink, String)], width: u16) -> Vec<Line<'l>> {
    let broken = lines.iter().flat_map(|(ink, line)| {
        let options = textwrap::Options::new(width.max(1).into());
        let parts = textwrap::wrap(line, options.word_splitter(textwrap::WordSplitter::NoHyphenation));
        parts.into_iter().map(|part| Line::styled(part.into_owned(), style(app, *ink))).collect::<Vec<_>>()
    });
    broken.collect()
}

fn menu_lines<'l>(app: &App<'l>) -> Vec<Line<'l>> {
    if app.back.is_some() {
        return Vec::new();
    }
    let chosen = match app.focus {
        Some(Focus::Menu(index)) => Some(index),
        _ => None,
    };
    app.menu()
        .into_iter()
        .enumerate()
        .map(|(i, (number, action))| {
            let text = app.words.drawer.action_words(action, app.words.texts);
            if chosen == Some(i) {
                Line::styled(format!("[{number}) {text}]"), style(app, Ink::Mark))
            } else {
                Line::raw(format!(" {number}) {text}"))
            }
        })
        .collect()
}

fn menu_list(frame: &mut Frame<'_>, app: &App<'_>, menu: Vec<Line<'_>>, area: Rect) {
    let height = area.height as usize;
    let at = match app.focus {
        Some(Focus::Menu(index)) => index,
        _ => 0,
    };
    // The chosen entry stays in sight.
    let skip = (at + 1).saturating_sub(height);
    let shown: Vec<_> = menu.into_iter().skip(skip).take(height).collect();
    frame.render_widget(
        Paragraph::new(shown).block(Block::new().borders(Borders::LEFT).padding(Padding::left(1))),
        area,
    );
}

/// The last of what has been played, as many as there is room for.
fn moves(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let inner = Block::new().borders(Borders::LEFT | Borders::TOP).title(app.words.texts.say("moves"));
    let room = area.height.saturating_sub(1) as usize;
    let shown = match app.back {
        None => app.message.line.len(),
        Some(actions) => {
            let mut left = actions;
            let seen = app.message.line.iter().take_while(|entry| {
                let more = left > 0;
                left -= usize::from(!entry.table && more);
                more
            });
            seen.count()
        }
    };
    // More entries than lines are not needed.
    let from = shown.saturating_sub(room.max(MOST_TOGETHER));
    let ink = |seat: Option<Seat>| seat.map_or(Ink::Soft, |seat| Ink::Seat(seat.number()));
    let told = app.words.entries(&app.message.line[from..shown]).into_iter();
    let told: Vec<_> = told.map(|(seat, line)| (ink(seat), line)).collect();
    let mut lines = wrapped(app, &told, area.width.saturating_sub(1));
    let skip = lines.len().saturating_sub(room);
    frame.render_widget(Paragraph::new(lines.split_off(skip)).block(inner), area);
}

/// What the last line above the input says: a question, a refusal.
fn notice<'l>(app: &App<'l>) -> Line<'l> {
    let texts = app.words.texts;
    match (&app.question, &app.note) {
        (Some(Ask::Resign(_)), _) => Line::styled(texts.say("resign-sure"), style(app, Ink::Mark)),
        (Some(Ask::Undo { of, actions }), _) => {
            let name = of.first().map(|&seat| app.words.seat(&app.message, seat)).unwrap_or_default();
            let question =
                texts.with("undo-consent", [("seat", name.into()), ("actions", actions.clone().into())]);
            Line::styled(question, style(app, Ink::Mark))
        }
        (None, Some((ink, note))) => Line::styled(note.clone(), style(app, *ink)),
        (None, None) => Line::default(),
    }
}

fn input_line(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let room = area.width.saturating_sub(3) as usize;
    let length = app.input.chars().count();
    let shown: String = app.input.chars().skip(length.saturating_sub(room)).collect();
    let column = 2 + unicode_width::UnicodeWidthStr::width(shown.as_str()) as u16;
    frame.render_widget(Line::raw(format!("> {shown}")), area);
    if app.question.is_none() && app.cover.is_none() && !app.help {
        frame.set_cursor_position((area.x + column.min(area.width.saturating_sub(1)), area.y));
    }
}

fn hint(app: &App<'_>) -> &'static str {
    if app.is_review() {
        "hint-review"
    } else if app.message.result.is_some() {
        "hint-over"
    } else if !app.chosen.is_empty() {
        "hint-chosen"
    } else {
        "hint"
    }
}

fn help(frame: &mut Frame<'_>, app: &App<'_>) {
    let text = format!("{}\n\n{}", app.words.texts.say("help-keys"), app.words.help(app.desk.table_rules()));
    let area = frame.area();
    let height = (text.lines().count() as u16 + 2).min(area.height);
    let width = 76.min(area.width);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(text).block(Block::new().borders(Borders::ALL)), place);
}
