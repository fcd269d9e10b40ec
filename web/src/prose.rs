//! Rule pages, as the build script made them of Markdown: drawn positions put in, single rules taken out.

/// Draws a position: its text, and words for the picture.
pub type Draw<'a> = &'a dyn Fn(&str, &str) -> Option<String>;

const FIGURE: &str = "<figure data-position=\"";
const END: &str = "</figure>";

/// Fills the figures of a page with drawings. One that `draw` declines keeps its words alone.
pub fn with_pictures(page: &str, draw: Draw<'_>) -> String {
    let mut html = String::with_capacity(page.len() * 4);
    let mut rest = page;
    while let Some((before, figure)) = rest.split_once(FIGURE) {
        html.push_str(before);
        let (figure, after) = figure.split_once(END).unwrap_or((figure, ""));
        let (position, words) = figure.split_once("\">").unwrap_or((figure, ""));
        html.push_str("<figure>");
        html.push_str(&draw(&plain(position), &plain(words)).unwrap_or_default());
        html.push_str("<figcaption>");
        html.push_str(words);
        html.push_str("</figcaption></figure>");
        rest = after;
    }
    html.push_str(rest);
    html
}

fn plain(escaped: &str) -> String {
    escaped.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The paragraph of a rule, found by its anchor, `<a id="M-26"></a>`.
pub fn rule<'a>(page: &'a str, rule: &str) -> Option<&'a str> {
    const PARAGRAPH_END: &str = "</p>";
    let start = page.find(&format!("<p><a id=\"{rule}\"></a>"))?;
    let end = page[start..].find(PARAGRAPH_END)? + PARAGRAPH_END.len();
    Some(&page[start..start + end])
}

#[cfg(test)]
#[path = "../build/rules.rs"]
mod rules;

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A\n\n<a id=\"M-1\"></a>**M-1** One\nand more.\n\n<a id=\"M-2\"></a>**M-2** Two.\n";

    #[test]
    fn positions_are_drawn_and_other_code_stays() {
        let page =
            rules::html("```mandua\nT4/5 h\nA \"tiger\",\nalone.\n```\n\n```text\na < b\n```\n", "mandua");
        let drawn = with_pictures(&page, &|position, words| Some(format!("[{position}|{words}]")));
        assert!(drawn.contains("<figure>[T4/5 h|A \"tiger\", alone.]<figcaption>A &quot;tiger"), "{drawn}");
        assert!(drawn.contains("a &lt; b"), "{drawn}");
    }

    #[test]
    fn a_rule_is_found_by_its_anchor_and_keeps_it() {
        let page = rules::html(PAGE, "mandua");
        let second = rule(&page, "M-2").unwrap();
        assert_eq!(second, "<p><a id=\"M-2\"></a><strong>M-2</strong> Two.</p>");
        assert!(rule(&page, "M-1").unwrap().ends_with("and more.</p>"));
        assert_eq!(rule(&page, "M-3"), None);
    }
}
