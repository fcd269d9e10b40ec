//! A second, slow and obvious reading of where figures and floes may go, against the listed actions.

use std::collections::BTreeSet;

use inuksuk_core::{Actor, Game};
use serde_json::Value;

use crate::support::{Match, Random, all_rules};

/// The sea as a drawing: rows from 4 down to 1, letters from a to d.
struct Sea {
    grid: [[char; 4]; 4],
    figures: Vec<Option<(usize, usize)>>,
    me: usize,
}

fn name((row, column): (usize, usize)) -> String {
    format!("{}{}", ["a", "b", "c", "d"][column], 4 - row)
}

fn spot(place: &Value) -> Option<(usize, usize)> {
    let text = place.as_str()?;
    let all = (0..16).map(|n| (n / 4, n % 4));
    all.into_iter().find(|&spot| name(spot) == text)
}

impl Sea {
    fn of(position: &Value) -> Self {
        let mut grid = [['?'; 4]; 4];
        for (n, letter) in position["board"].as_str().unwrap().chars().enumerate() {
            grid[n / 4][n % 4] = letter;
        }
        let figures = position["figures"].as_array().unwrap().iter().map(spot).collect();
        Self { grid, figures, me: position["seat"].as_u64().unwrap() as usize - 1 }
    }

    fn all() -> impl Iterator<Item = (usize, usize)> {
        (0..4).flat_map(|row| (0..4).map(move |column| (row, column)))
    }

    fn floe(&self, (row, column): (usize, usize)) -> char {
        self.grid[row][column]
    }

    fn is_free(&self, spot: (usize, usize)) -> bool {
        !self.figures.contains(&Some(spot))
    }

    fn is_free_floe(&self, spot: (usize, usize)) -> bool {
        self.floe(spot) != '.' && self.is_free(spot)
    }

    fn around((row, column): (usize, usize)) -> Vec<(usize, usize)> {
        let mut spots = Vec::new();
        if row > 0 {
            spots.push((row - 1, column));
        }
        if row < 3 {
            spots.push((row + 1, column));
        }
        if column > 0 {
            spots.push((row, column - 1));
        }
        if column < 3 {
            spots.push((row, column + 1));
        }
        spots
    }

    /// P-11: walks every path, step by step.
    fn walk(&self, at: (usize, usize), points: usize, ends: &mut BTreeSet<(usize, usize)>) {
        if points == 0 {
            return;
        }
        for next in Self::around(at) {
            if self.is_free_floe(next) {
                ends.insert(next);
                self.walk(next, points - 1, ends);
            }
        }
    }

    fn mine(&self) -> (usize, usize) {
        self.figures[self.me].expect("my figure is on the sea")
    }

    fn free_floes(&self) -> BTreeSet<(usize, usize)> {
        Self::all().filter(|&spot| self.is_free_floe(spot)).collect()
    }

    fn free_gaps(&self) -> BTreeSet<(usize, usize)> {
        Self::all().filter(|&spot| self.floe(spot) == '.' && self.is_free(spot)).collect()
    }

    /// The actions of a stage that name a place, sorted.
    fn expected(&self, position: &Value) -> Option<Vec<String>> {
        let (prefix, spots) = match position["stage"].as_str().unwrap() {
            // P-6
            "place" => ("@", self.free_floes().into_iter().filter(|&spot| self.floe(spot) == 'x').collect()),
            // P-11, P-13
            "move" => match position["roll"].as_str().unwrap().parse() {
                Ok(points) => {
                    let mut ends = BTreeSet::new();
                    self.walk(self.mine(), points, &mut ends);
                    ("", ends)
                }
                Err(_) => ("", self.free_floes()),
            },
            // P-14, P-12
            "fall" => ("fall ", self.free_gaps()),
            "lay" => ("lay ", self.free_gaps()),
            // P-18
            "out" => {
                let near = Self::around(self.mine()).into_iter().filter(|&spot| self.is_free_floe(spot));
                let near: BTreeSet<_> = near.collect();
                ("out ", if near.is_empty() { self.free_floes() } else { near })
            }
            _ => return None,
        };
        let mut texts: Vec<String> =
            spots.into_iter().map(|spot| format!("{prefix}{}", name(spot))).collect();
        texts.sort();
        Some(texts)
    }

    /// P-12: the board after laying the floe left into a gap.
    fn laid(mut self, from: (usize, usize), gap: (usize, usize)) -> String {
        let floe = match self.floe(from) {
            'x' => 'o',
            'o' => 'x',
            special => special,
        };
        self.grid[from.0][from.1] = '.';
        self.grid[gap.0][gap.1] = floe;
        self.grid.into_iter().flatten().collect()
    }
}

#[test]
fn places_are_listed_as_a_slow_reading_of_the_rules_finds_them() {
    let mut random = Random(7);
    let mut compared = 0;
    for game in all_rules() {
        for _ in 0..12 {
            let mut m = Match::new(game.clone());
            for _ in 0..300 {
                let before = m.position();
                if let (Some(Actor::Seat(_)), true) = (m.actor(), before["board"].is_string())
                    && let Some(expected) = Sea::of(&before).expected(&before)
                {
                    assert_eq!(m.legal(), expected, "{before}");
                    compared += 1;
                }
                if !m.act_randomly(&mut random) {
                    break;
                }
                if before["stage"] == "lay" {
                    let text = m.game.action_text(m.steps.last().unwrap().1);
                    let gap = spot(&Value::from(text.trim_start_matches("lay "))).unwrap();
                    let board = Sea::of(&before).laid(spot(&before["from"]).unwrap(), gap);
                    assert_eq!(m.position()["board"], board);
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

// P-11: whether anything happens after a roll is read off the same paths.
#[test]
fn a_turn_is_over_at_once_exactly_when_there_is_nowhere_to_go() {
    let mut random = Random(8);
    let mut over_at_once = 0;
    for game in all_rules() {
        for _ in 0..12 {
            let mut m = Match::new(game.clone());
            for _ in 0..300 {
                let before = m.position();
                if !m.act_randomly(&mut random) {
                    break;
                }
                if before["stage"] != "roll" {
                    continue;
                }
                let sea = Sea::of(&before);
                let roll = m.game.action_text(m.steps.last().unwrap().1);
                let mut ends = BTreeSet::new();
                let choice = match roll.trim_start_matches("roll ") {
                    "leap" => true,
                    "splash" => sea.floe(sea.mine()) != '.' && !sea.free_gaps().is_empty(),
                    points => {
                        sea.walk(sea.mine(), points.parse().unwrap(), &mut ends);
                        !ends.is_empty()
                    }
                };
                assert_eq!(m.position()["stage"] != "roll", choice, "{before} {roll}");
                over_at_once += u32::from(!choice);
            }
        }
    }
    assert!(over_at_once > 100, "{over_at_once}");
}
