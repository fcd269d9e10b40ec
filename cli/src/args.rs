//! The command line.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand};

use crate::texts::Language;

/// Four hunting games: MANDUA, Nanuuk!, Nanuk and Mare Polare.
#[derive(Parser, Debug)]
#[command(name = "inuksuk", version, propagate_version = true, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game in the terminal: two or more at one keyboard, or against bots
    Play(PlayArguments),
    /// List the games with their seats and options
    Games,
    /// Serve the browser client
    Serve {
        /// Where to listen
        #[arg(long, default_value_t = inuksuk_server::DEFAULT_ADDRESS)]
        address: SocketAddr,
    },
    /// Speak the engine protocol: one JSON object a line on standard input and output
    Engine,
    /// Let bots play against bots and count
    Arena(ArenaArguments),
    /// Check, make or show set-ups of one's own for the hunt of Nanuuk!
    Scenario {
        #[command(subcommand)]
        command: ScenarioCommand,
    },
    /// Show, check or replay the record of a match
    Record {
        #[command(subcommand)]
        command: RecordCommand,
    },
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// The game; `inuksuk games` lists them
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// Number of seats [default: the fewest the game allows]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<u8>,
    /// A seat that you play: its number or, in MANDUA, hunters or tigers; bots take the others. May be
    /// given several times
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Vec<String>,
    /// A seat that a bot plays, with its level from 1 to 8, as in 2:5 or tigers:5. May be given several times
    #[arg(long, value_name = "SEAT[:LEVEL]")]
    pub(crate) bot: Vec<String>,
    /// Level of the bots whose level is not given
    #[arg(long, value_name = "LEVEL", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) level: u8,
    /// Names of the players, seat 1 first, with commas between them
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// MANDUA: the tournament rule, with announcements, faults and challenges
    #[arg(long)]
    pub(crate) faults: bool,
    /// MANDUA: where the tigers begin: corners, cages, or four fields such as b2,d2,b4,d4
    #[arg(long, value_name = "WHERE")]
    pub(crate) start: Option<String>,
    /// MANDUA: what the third repetition of a position means: claim, auto or off
    #[arg(long, value_name = "HOW")]
    pub(crate) repetition: Option<String>,
    /// An option of the game, as in open-sides=true; the value is JSON or a word. May be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Nanuuk!: a scenario file, whose board and stones are played with
    #[arg(long, value_name = "FILE")]
    pub(crate) scenario: Option<PathBuf>,
    /// A position to start from, as the game's notation writes it
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// The seed that all chance follows from: a number or 64 hexadecimal digits [default: from the system]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<String>,
    /// File that the match is written to after every action [default: a new one in the data folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with the match in this file, and write to it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "position", "seed", "options",
        "faults", "start", "repetition", "scenario"])]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) look: Look,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArguments {
    /// The game; `inuksuk games` lists them
    pub(crate) game: String,
    /// The first bot: a level from 1 to 8, random, or nodes:NUMBER
    pub(crate) first: String,
    /// The second bot
    pub(crate) second: String,
    /// How many matches; each opening is played from both sides, so an odd number becomes even
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) matches: u32,
    /// Number of seats [default: the fewest the game allows]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<u8>,
    /// How many actions at the beginning are drawn at random, so that matches differ
    #[arg(long, value_name = "ACTIONS", default_value_t = 4)]
    pub(crate) opening: u32,
    /// A match that lasts so many actions is stopped and counts as a draw
    #[arg(long, value_name = "ACTIONS", default_value_t = 2000)]
    pub(crate) longest: u32,
    /// Number that openings, chance and bots follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Matches played at the same time [default: as many as there are processors]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    /// An option of the game, as in faults=true. May be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

/// How things are shown.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct Look {
    /// Plain lines of text, for pipes and screen readers, instead of a full screen
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// No colours (as with the environment variable `NO_COLOR`)
    #[arg(long)]
    pub(crate) no_color: bool,
    /// The language [default: from LANG, else English]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RecordCommand {
    /// Show a record: players, options, actions, the last position, the result
    Show {
        /// The record
        file: PathBuf,
        /// Show the position after so many actions instead of the last one
        #[arg(long, value_name = "ACTIONS")]
        at: Option<usize>,
        #[command(flatten)]
        look: Look,
    },
    /// Check a finished record: legal actions, the result, and every chance outcome against the seed
    Verify {
        /// The records
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Go through a record action by action
    Replay {
        /// The record
        file: PathBuf,
        #[command(flatten)]
        look: Look,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum ScenarioCommand {
    /// Check scenario files: defects, and which lines of the rules for set-ups they break and where
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Fail also when a scenario breaks a rule for set-ups, which is allowed
        #[arg(long)]
        strict: bool,
    },
    /// Show a scenario: how it is called, what lies where, a drawing
    Show {
        /// The file
        file: PathBuf,
        /// Write a drawing as SVG to standard output instead
        #[arg(long)]
        svg: bool,
    },
    /// Write a new scenario to standard output or a new file
    New {
        /// For how many players, 2 to 4
        #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
        players: u8,
        /// The board: the name of a built-in one, or a board file
        #[arg(long, value_name = "BOARD", default_value = "floe31")]
        board: String,
        /// A random set-up, as N-44 has it: the default
        #[arg(long, conflicts_with = "printed")]
        random: bool,
        /// The board's printed set-up instead of a random one
        #[arg(long)]
        printed: bool,
        /// Number that a random set-up follows from [default: from the system]
        #[arg(long, value_name = "NUMBER", conflicts_with = "printed")]
        seed: Option<u64>,
        /// What it is called
        #[arg(long, value_name = "NAME", default_value = "")]
        name: String,
        /// Where it comes from
        #[arg(long, value_name = "NOTE", default_value = "")]
        note: String,
        /// The new file
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}
