//! The texts of all languages: readable, complete, used, and asked for only where they exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, iter};

use fluent_syntax::ast::Entry;
use inuksuk_web::texts::Language;

/// Messages of one language: name, and the variables it puts in.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, suffix: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(files(&path, suffix));
        } else if path.extension().is_some_and(|end| end == suffix) {
            found.push(path);
        }
    }
    found
}

/// Reads strictly: a defect in a file, or a name given twice, fails the test.
fn messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for path in files(&here().join("locales").join(language.code()), "ftl") {
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let name = message.id.name.to_owned();
                let variables = variables(&source, &name);
                assert!(all.insert(name.clone(), variables).is_none(), "{}: {name} twice", path.display());
            }
        }
    }
    all
}

/// The variables in the text of a message: from its name to the next line that begins with a letter or `#`.
fn variables(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("\n{name} =")).map_or(0, |at| at + 1);
    let text: String = source[start..]
        .lines()
        .take(1)
        .chain(
            source[start..]
                .lines()
                .skip(1)
                .take_while(|line| line.starts_with([' ', '}']) || line.is_empty()),
        )
        .collect();
    text.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect())
        .collect()
}

/// Every string literal in the sources that could be the name of a text, or the beginning of one (`"x-over-{}"`).
fn literals() -> BTreeSet<String> {
    let root = here().join("..");
    let folders = ["web/src", "games", "table/src", "catalog/src"].map(|folder| root.join(folder));
    let sources = folders.iter().flat_map(|folder| files(folder, "rs"));
    let is_name = |text: &&str| {
        !text.is_empty()
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-{}_:".contains(&b))
    };
    let mut found = BTreeSet::new();
    for source in sources.map(|path| fs::read_to_string(path).unwrap()) {
        found.extend(source.split('"').filter(is_name).map(ToOwned::to_owned));
    }
    found
}

#[test]
fn every_language_says_the_same_things_with_the_same_values() {
    let english = messages(Language::English);
    assert!(english.len() > 100);
    for language in Language::ALL {
        let other = messages(language);
        let missing: Vec<_> = english.keys().filter(|name| !other.contains_key(*name)).collect();
        let beyond: Vec<_> = other.keys().filter(|name| !english.contains_key(*name)).collect();
        assert!(
            missing.is_empty() && beyond.is_empty(),
            "{}: missing {missing:?}, beyond {beyond:?}",
            language.code()
        );
        for (name, variables) in &other {
            // A language may do without a value, such as a number that it does not inflect for.
            let unknown: Vec<_> = variables.difference(&english[name]).collect();
            assert!(unknown.is_empty(), "{}: {name} has no {unknown:?}", language.code());
        }
    }
}

#[test]
fn every_text_is_used() {
    let literals = literals();
    let beginnings: Vec<&str> = literals.iter().filter_map(|text| Some(text.split_once('{')?.0)).collect();
    let used = |name: &String| {
        literals.contains(name)
            || beginnings.iter().any(|begin| begin.ends_with('-') && name.starts_with(begin))
    };
    let unused: Vec<_> = messages(Language::English).into_keys().filter(|name| !used(name)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

#[test]
fn every_text_asked_for_exists() {
    let known = messages(Language::English);
    let mut unknown = BTreeSet::new();
    for path in files(&here().join("src"), "rs") {
        let source = fs::read_to_string(&path).unwrap();
        let product = source.split("#[cfg(test)]").next().unwrap_or_default();
        for call in ["say(\"", "say_with(\"", "hint(\"", "choice(\"", "_key(\""] {
            for rest in product.split(call).skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                if !name.contains('{') && !known.contains_key(name) {
                    unknown.insert(format!("{name} in {}", path.display()));
                }
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// The refusals of a table and of each game that has texts, by the keys that their sources name.
#[test]
fn every_refusal_has_a_text() {
    let known = messages(Language::English);
    let games: BTreeSet<&str> =
        known.keys().filter_map(|name| Some(name.split_once("-refused-")?.0)).collect();
    assert!(games.contains("mandua"));
    let prefixes =
        games.iter().map(|game| format!("{game}-refused-")).chain(iter::once("refused-".to_owned()));
    let prefixes: Vec<String> = prefixes.collect();
    let literals = literals();
    let keys =
        literals.iter().filter(|text| !text.contains('{') && prefixes.iter().any(|p| text.starts_with(p)));
    let missing: Vec<_> = keys.filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
