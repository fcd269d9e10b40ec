//! The pages that tell players the rules: every rule has its anchor, the recipes are those of the data file, and
//! drawn seas are seas.

use mare_polare::{Board, Card, Place, Recipes, Species};

const PAGES: [&str; 2] = [
    include_str!("../../../../docs/rules/mare-polare.md"),
    include_str!("../../../../docs/rules/de/mare-polare.md"),
];

#[test]
fn every_rule_has_its_anchor() {
    let rules = (1..=7).chain(10..=20).chain([30]);
    let expected: Vec<String> = rules.map(|n| format!("P-{n}")).collect();
    for page in PAGES {
        let anchors = page.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        assert_eq!(anchors.collect::<Vec<_>>(), expected, "all of them, in order");
        for rule in &expected {
            assert!(page.contains(&format!("<a id=\"{rule}\"></a>**{rule}** ")), "{rule}");
        }
    }
}

// P-4
#[test]
fn the_recipes_are_those_of_the_data_file() {
    for page in PAGES {
        let rows: Vec<Vec<u8>> = page
            .lines()
            .filter_map(|line| {
                line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(|c| c.trim().parse().ok()).collect()
            })
            .collect();
        let expected = Card::all().map(|card| {
            let soup = Recipes::built_in().of(card);
            let counts = Species::ALL.map(|species| soup[species]);
            [&[card.number()], &counts[..]].concat()
        });
        assert_eq!(rows, expected.collect::<Vec<_>>());
    }
}

// P-1
#[test]
fn drawn_seas_are_seas() {
    let mut drawn = Vec::new();
    for page in PAGES {
        let seas = page.split("```mare-polare\n").skip(1).filter_map(|block| block.lines().next());
        drawn.push(seas.collect::<Vec<_>>());
    }
    assert_eq!(drawn[0], drawn[1], "the same pictures in both languages");
    assert!(!drawn[0].is_empty());
    for sea in &drawn[0] {
        let mut words = sea.split(' ');
        let board: Board = words.next().unwrap().parse().unwrap();
        assert_eq!(board.defects(), Vec::<String>::new());
        assert!(words.all(|place| place.parse::<Place>().is_ok()), "{sea}");
    }
}
