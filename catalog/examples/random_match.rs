//! Plays a random match to its end and prints its record.
//!
//! `cargo run -p inuksuk-catalog --example random_match -- GAME SEATS [OPTIONS] [SEED]`

use std::{env, error::Error};

use inuksuk_core::{Draw, Observer, Turn};
use inuksuk_table::{Holder, Seed, Setup, StreamName, Table};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let usage = "usage: random_match GAME SEATS [OPTIONS] [SEED]";
    let game = arguments.next().ok_or(usage)?;
    let seats: u32 = arguments.next().ok_or(usage)?.parse()?;
    let options = serde_json::from_str(&arguments.next().unwrap_or_else(|| "{}".into()))?;
    let seed = Seed::from_number(arguments.next().map_or(Ok(1), |text| text.parse())?);
    let seats = (1..=seats).map(|n| Holder::person(format!("Player {n}"), n)).collect();
    let mut table = Table::new(Setup { game, seats, options, position: None, seed })?;
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.draw_chance()?),
            Turn::Seats(seats) => {
                let mut draw = table.seed_stream(StreamName::Bot);
                let seat = *draw.choose(&seats.iter().collect::<Vec<_>>());
                let action = draw.choose(&table.matched().legal(seat)).clone();
                table.play(Some(seat), &action)?;
            }
        }
    }
    print!("{}", table.record(Observer::Everything));
    Ok(())
}
