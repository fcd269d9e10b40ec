//! Rule pages: Markdown in which a block of code named after a game is a position to be drawn.

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// Draws a position: the language of the block, its first line, its other lines as words for the picture.
pub type Draw<'a> = &'a dyn Fn(&str, &str, &str) -> Option<String>;

/// Turns Markdown into HTML, with drawn positions. Blocks that `draw` declines stay code.
pub fn html(markdown: &str, draw: Draw<'_>) -> String {
    let mut events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    let mut output = Vec::new();
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                let code = code_of(&mut events);
                output.push(picture(&language, &code, draw));
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

fn picture(language: &str, code: &str, draw: Draw<'_>) -> Event<'static> {
    let (position, words) = code.split_once('\n').unwrap_or((code, ""));
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let html = match draw(language, position.trim(), &words) {
        Some(svg) => format!("<figure>{svg}<figcaption>{}</figcaption></figure>", escaped(&words)),
        None => format!("<pre><code>{}</code></pre>", escaped(code)),
    };
    Event::Html(CowStr::from(html))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The paragraph of a rule, found by its anchor, `<a id="M-26"></a>`; its Markdown.
pub fn rule<'a>(markdown: &'a str, rule: &str) -> Option<&'a str> {
    let anchor = format!("<a id=\"{rule}\"></a>");
    let start = markdown.find(&anchor)?;
    let rest = &markdown[start..];
    let end = rest.find("\n\n").unwrap_or(rest.len());
    Some(rest[..end].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A\n\n<a id=\"M-1\"></a>**M-1** One\nand more.\n\n<a id=\"M-2\"></a>**M-2** Two.\n";

    #[test]
    fn positions_are_drawn_and_other_code_stays() {
        let draw = |language: &str, position: &str, words: &str| {
            (language == "mandua").then(|| format!("<svg data-p=\"{position}\" aria-label=\"{words}\"/>"))
        };
        let text = html("```mandua\nT4/5 h\nA tiger,\nalone.\n```\n\n```text\na < b\n```\n", &draw);
        assert!(text.contains("<figure><svg data-p=\"T4/5 h\" aria-label=\"A tiger, alone.\"/>"), "{text}");
        assert!(text.contains("<pre><code>a &lt; b"), "{text}");
    }

    #[test]
    fn a_rule_is_found_by_its_anchor_and_keeps_it() {
        assert_eq!(rule(PAGE, "M-1"), Some("<a id=\"M-1\"></a>**M-1** One\nand more."));
        assert_eq!(rule(PAGE, "M-2"), Some("<a id=\"M-2\"></a>**M-2** Two."));
        assert_eq!(rule(PAGE, "M-3"), None);
        assert!(html(PAGE, &|_, _, _| None).contains("<a id=\"M-1\"></a><strong>M-1</strong>"));
    }
}
