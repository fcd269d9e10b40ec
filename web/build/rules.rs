//! A rule page in HTML. A block of code named after the game is a position: it becomes a figure that the client
//! fills with a drawing by the board's own code.

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// Turns a page into HTML.
pub(crate) fn html(markdown: &str, game: &str) -> String {
    let mut events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    let mut output = Vec::new();
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) if &*language == game => {
                let code = code_of(&mut events);
                output.push(figure(&code));
            }
            other => output.push(other),
        }
    }
    let mut text = String::with_capacity(markdown.len() * 2);
    html::push_html(&mut text, output.into_iter());
    text
}

fn code_of<'a>(events: &mut impl Iterator<Item = Event<'a>>) -> String {
    events
        .take_while(|event| !matches!(event, Event::End(TagEnd::CodeBlock)))
        .filter_map(|event| if let Event::Text(text) = event { Some(text.into_string()) } else { None })
        .collect()
}

/// The first line is the position, the others say it in words.
fn figure(code: &str) -> Event<'static> {
    let (position, words) = code.split_once('\n').unwrap_or((code, ""));
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let (position, words) = (escaped(position.trim()), escaped(&words));
    Event::Html(CowStr::from(format!("<figure data-position=\"{position}\">{words}</figure>\n")))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
