//! Positions as JSON, both ways. What a position must be to be one is in `consistency`.

use std::str::FromStr;

use inuksuk_core::{Seat, SetupError, Turn};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Map, Value};

use crate::harpoons::MOST_SEATS;
use crate::{
    Board, Card, Die, Fish, Harpoons, MarePolare, Place, Shoal, Species, Stage, State, Table, consistency,
    rules,
};

/// A position with its keys in the order of the notation. Used for full positions and for views.
#[derive(Serialize)]
pub(crate) struct Position {
    stage: &'static str,
    first: Option<Seat>,
    seat: Option<Seat>,
    board: Option<Board>,
    figures: Vec<Option<Place>>,
    recipes: Vec<Option<Card>>,
    harpoons: Vec<String>,
    bag: Bag,
    roll: Option<Die>,
    from: Option<Place>,
    felt: Option<Species>,
    fish: Option<Fish>,
    look: Option<Seat>,
    winner: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<Acting>,
}

#[derive(Serialize)]
struct Bag {
    r: u8,
    l: u8,
    p: u8,
    b: u8,
    plain: u8,
}

impl Position {
    /// The table with the recipes that may be shown.
    pub(crate) fn of(seats: u8, table: &Table, recipe: impl Fn(Seat) -> Option<Card>) -> Self {
        let [r, l, p, b] = Species::ALL.map(|species| table.bag[species]);
        let mut position = Self {
            stage: table.stage.name(),
            first: table.first(),
            seat: table.seat(),
            board: table.board(),
            figures: Seat::all(seats).map(|seat| table.figure(seat)).collect(),
            recipes: Seat::all(seats).map(recipe).collect(),
            harpoons: Seat::all(seats).map(|seat| table.harpoons.text(seat)).collect(),
            bag: Bag { r, l, p, b, plain: table.plain_in_bag() },
            roll: None,
            from: None,
            felt: None,
            fish: None,
            look: table.look,
            winner: table.winner(),
            turn: None,
        };
        match table.stage {
            Stage::Move(die) => position.roll = Some(die),
            Stage::Fall => position.roll = Some(Die::Splash),
            Stage::Lay(from) => position.from = Some(from),
            Stage::Catch(felt) => position.felt = felt,
            Stage::Keep(fish) => position.fish = Some(fish),
            _ => {}
        }
        position
    }

    /// The same with who acts, which only views say: it follows from the stage.
    pub(crate) fn with_turn(self, table: &Table) -> Self {
        Self { turn: Some(Acting(rules::turn(table))), ..self }
    }
}

/// `{"seats":[2]}`, `{"chance":true}` or `{"over":true}`.
struct Acting(Turn);

impl Serialize for Acting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self.0 {
            Turn::Seats(seats) => map.serialize_entry("seats", &seats.iter().collect::<Vec<_>>())?,
            Turn::Chance => map.serialize_entry("chance", &true)?,
            Turn::Over => map.serialize_entry("over", &true)?,
        }
        map.end()
    }
}

/// Writes a position, all recipes included.
pub(crate) fn write(game: &MarePolare, state: &State) -> Value {
    serde_json::to_value(Position::of(game.seats, &state.table, |seat| state.recipe(seat)))
        .unwrap_or_default()
}

/// A position as it was read: every value is of its kind, but they may contradict each other.
#[derive(Debug)]
pub(crate) struct Raw {
    pub(crate) stage: &'static str,
    pub(crate) first: Option<Seat>,
    pub(crate) seat: Option<Seat>,
    pub(crate) board: Option<Board>,
    pub(crate) figures: [Option<Place>; MOST_SEATS],
    pub(crate) recipes: [Option<Card>; MOST_SEATS],
    pub(crate) harpoons: [Vec<Species>; MOST_SEATS],
    pub(crate) bag: Shoal,
    pub(crate) plain: u8,
    pub(crate) roll: Option<Die>,
    pub(crate) from: Option<Place>,
    pub(crate) felt: Option<Species>,
    pub(crate) fish: Option<Fish>,
    pub(crate) look: Option<Seat>,
    pub(crate) winner: Option<Seat>,
}

/// Reads a position.
///
/// # Errors
/// Names every value that is missing, unknown or not of its kind; where there is none such, every one that
/// does not belong to the stage and all fish that are too many or missing; at last, all that breaks a rule.
pub(crate) fn read(game: &MarePolare, position: &Value) -> Result<State, SetupError> {
    let Some(object) = position.as_object() else {
        return Err(SetupError::one("the position is not an object"));
    };
    let mut reader = Reader { object, seats: game.seats, defects: Vec::new() };
    let raw = reader.read();
    let Some(raw) = raw.filter(|_| reader.defects.is_empty()) else {
        return Err(SetupError(reader.defects));
    };
    let stage = consistency::stage(game, &raw).map_err(SetupError)?;
    let state = assemble(&raw, stage);
    let defects = consistency::defects(game, &state);
    if defects.is_empty() { Ok(state) } else { Err(SetupError(defects)) }
}

const KEYS: [&str; 14] = [
    "stage", "first", "seat", "board", "figures", "recipes", "harpoons", "bag", "roll", "from", "felt",
    "fish", "look", "winner",
];

/// Reads values one by one and notes what is wrong with them.
struct Reader<'a> {
    object: &'a Map<String, Value>,
    seats: u8,
    defects: Vec<String>,
}

impl Reader<'_> {
    fn read(&mut self) -> Option<Raw> {
        for key in self.object.keys().filter(|key| !KEYS.contains(&key.as_str())) {
            self.defects.push(format!("`{key}` is no key of a position"));
        }
        let seats = self.seats;
        let stage = self.value("stage", |value| {
            let name = text(value)?;
            Stage::NAMES.into_iter().find(|&n| n == name).ok_or_else(|| format!("`{name}` is no stage"))
        });
        if stage.is_none() && self.object.get("stage").is_some_and(Value::is_null) {
            self.defects.push("`stage`: null is no stage".into());
        }
        let raw = Raw {
            stage: stage.unwrap_or_default(),
            first: self.value("first", |value| seat(value, seats)),
            seat: self.value("seat", |value| seat(value, seats)),
            board: self.value("board", parsed),
            figures: self.by_seat("figures", |value| nullable(value, parsed)),
            recipes: self.by_seat("recipes", |value| nullable(value, card)),
            harpoons: self.by_seat("harpoons", pile),
            bag: self.bag(),
            plain: self.count("plain", Fish::PLAIN),
            roll: self.value("roll", |value| {
                let name = text(value)?;
                Die::from_name(name).ok_or_else(|| format!("`{name}` is no face of the die"))
            }),
            from: self.value("from", parsed),
            felt: self.value("felt", parsed),
            fish: self.value("fish", parsed),
            look: self.value("look", |value| seat(value, seats)),
            winner: self.value("winner", |value| seat(value, seats)),
        };
        stage.map(|_| raw)
    }

    /// The value of a key; `None` where it is `null`, and with a defect where it is missing or wrong.
    fn value<T>(&mut self, key: &str, read: impl Fn(&Value) -> Result<T, String>) -> Option<T> {
        let Some(value) = self.object.get(key) else {
            self.defects.push(format!("`{key}` is missing"));
            return None;
        };
        nullable(value, read).unwrap_or_else(|defect| {
            self.defects.push(format!("`{key}`: {defect}"));
            None
        })
    }

    /// A list with one entry a seat.
    fn by_seat<T: Default>(
        &mut self,
        key: &str,
        read: impl Fn(&Value) -> Result<T, String>,
    ) -> [T; MOST_SEATS] {
        let mut all: [T; MOST_SEATS] = Default::default();
        match self.object.get(key) {
            None => self.defects.push(format!("`{key}` is missing")),
            Some(Value::Array(list)) if list.len() == usize::from(self.seats) => {
                for (n, (entry, value)) in all.iter_mut().zip(list).enumerate() {
                    match read(value) {
                        Ok(read) => *entry = read,
                        Err(defect) => self.defects.push(format!("`{key}`, seat {}: {defect}", n + 1)),
                    }
                }
            }
            Some(Value::Array(list)) => {
                let seats = self.seats;
                self.defects.push(format!("`{key}`: {} entries for {seats} seats", list.len()));
            }
            Some(value) => self.defects.push(format!("`{key}`: {value} is no list")),
        }
        all
    }

    fn bag(&mut self) -> Shoal {
        match self.object.get("bag") {
            None => self.defects.push("`bag` is missing".into()),
            Some(Value::Object(bag)) => {
                let known = |key: &str| key == "plain" || key.parse::<Species>().is_ok();
                let unknown = bag.keys().filter(|key| !known(key));
                self.defects.extend(unknown.map(|key| format!("`bag`: `{key}` is no kind of fish")));
            }
            Some(value) => self.defects.push(format!("`bag`: {value} is no object")),
        }
        Shoal::new(Species::ALL.map(|species| self.count(&species.to_string(), Species::FISH)))
    }

    /// How many of a kind are in the bag.
    fn count(&mut self, key: &str, most: u8) -> u8 {
        let Some(bag) = self.object.get("bag").and_then(Value::as_object) else { return 0 };
        let count = bag.get(key).and_then(Value::as_u64).filter(|&n| n <= u64::from(most));
        if count.is_none() {
            let found = bag.get(key).map_or("nothing".into(), Value::to_string);
            self.defects.push(format!("`bag`, {key}: {found} instead of 0 to {most} fish"));
        }
        count.unwrap_or_default() as u8
    }
}

fn nullable<T>(value: &Value, read: impl Fn(&Value) -> Result<T, String>) -> Result<Option<T>, String> {
    if value.is_null() { Ok(None) } else { read(value).map(Some) }
}

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("{value} is no text"))
}

fn parsed<T: FromStr<Err = String>>(value: &Value) -> Result<T, String> {
    text(value)?.parse()
}

fn seat(value: &Value, seats: u8) -> Result<Seat, String> {
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    let seat = number.and_then(Seat::new).filter(|seat| seat.number() <= seats);
    seat.ok_or_else(|| format!("{value} is no seat of 1 to {seats}"))
}

fn card(value: &Value) -> Result<Card, String> {
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    number.and_then(Card::new).ok_or_else(|| format!("{value} is no recipe of 1 to {}", Card::COUNT))
}

fn pile(value: &Value) -> Result<Vec<Species>, String> {
    let letter =
        |c| Species::from_letter(c).ok_or_else(|| format!("`{c}` is no species: they are r, l, p and b"));
    text(value)?.chars().map(letter).collect()
}

/// Puts the state together.
fn assemble(raw: &Raw, stage: Stage) -> State {
    let mut harpoons = Harpoons::EMPTY;
    for (seat, pile) in Seat::all(MOST_SEATS as u8).zip(&raw.harpoons) {
        for &species in pile {
            harpoons.push(seat, species);
        }
    }
    let table = Table {
        stage,
        first: raw.first.unwrap_or(Seat::FIRST),
        seat: raw.seat.unwrap_or(Seat::FIRST),
        look: raw.look,
        board: raw.board.unwrap_or(Board::SEA),
        figures: raw.figures,
        bag: raw.bag,
        harpoons,
    };
    State { table, recipes: raw.recipes }
}
