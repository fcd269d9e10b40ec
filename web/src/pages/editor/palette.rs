//! The tools of the editor.

use leptos::prelude::*;
use nanuuk::Stone;

use super::{Editor, Tool};
use crate::boards::nanuuk::picture;
use crate::texts::{say, say_with};

/// A tool to choose: what it is, the end of its text's name, its picture.
fn tools() -> Vec<(Tool, &'static str, String)> {
    let hexagon =
        |class: &str| format!(r#"<path class="{class}" d="{}"/>"#, picture::hexagon((0.0, 0.0), 40.0));
    let mut tools = vec![
        (Tool::Ice, "ice", hexagon("e-ice")),
        (Tool::Water, "water", hexagon("e-water")),
        (Tool::Igloo, "igloo", r##"<use href="#f-igloo"/>"##.to_owned()),
        (Tool::Out, "out", hexagon("e-ice") + &hexagon("e-out")),
    ];
    tools.extend(Stone::ALL.map(|stone| (Tool::Lay(stone), stone.name(), picture::stone(stone))));
    tools.push((
        Tool::Take,
        "take",
        r##"<use href="#f-disc" opacity=".35"/><path class="e-cross" d="M-22-22L22 22M22-22L-22 22"/>"##
            .to_owned(),
    ));
    tools
}

pub(super) fn palette(editor: Editor) -> impl IntoView {
    let tool = move |(tool, key, picture): (Tool, &'static str, String)| {
        let name = move || match tool {
            Tool::Lay(_) => say(&format!("nanuuk-thing-{key}")),
            _ => say(&format!("editor-tool-{key}")),
        };
        let left = move || match tool {
            Tool::Lay(stone) => editor.draft.with(|draft| {
                let (there, wanted) = (draft.count(stone), stone.in_play(draft.players));
                Some((there > wanted, wanted.abs_diff(there)))
            }),
            _ => None,
        };
        let hint = move || match left() {
            Some((false, count)) => say_with("editor-left", &[("count", count.into())]),
            Some((true, count)) => say_with("editor-too-many", &[("count", count.into())]),
            None => say(&format!("editor-tool-{key}-hint")),
        };
        view! {
            <label class="e-tool" title=hint>
                <input
                    type="radio"
                    name="tool"
                    value=key
                    aria-label=move || format!("{}. {}", name(), hint())
                    prop:checked=move || editor.tool.get() == tool
                    on:change=move |_| editor.tool.set(tool)
                />
                <svg viewBox="-46 -46 92 92" aria-hidden="true" inner_html=picture></svg>
                <span>{name}</span>
                {move || left().map(|(over, count)| view! {
                    <small class:over=over>{if over { format!("+{count}") } else { count.to_string() }}</small>
                })}
            </label>
        }
    };
    view! {
        <fieldset class="e-palette">
            <legend class="unseen">{move || say("editor-tools")}</legend>
            {tools().into_iter().map(tool).collect_view()}
            <button class="e-undo" title=move || say("undo") disabled=move || editor.before.with(Vec::is_empty) on:click=move |_| editor.undo()>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6L4 11L9 16M4 11H14A5 5 0 0 1 14 21H11"></path></svg>
                <span>{move || say("editor-undo")}</span>
            </button>
        </fieldset>
    }
}
