//! Names of fields and edges, and what the texts of both games' actions share.

use inuksuk_core::NotationError;

use crate::floe::{Edge, Field, FieldSet, Floe};

impl Floe {
    /// The name of a field (`"C3"`).
    ///
    /// # Panics
    /// If the field is of another, larger floe.
    pub fn name(&self, field: Field) -> &str {
        &self.places()[field.index()].name
    }

    /// The field with this name, in play or not.
    pub fn field(&self, name: &str) -> Option<Field> {
        self.places().binary_search_by(|p| p.name.as_str().cmp(name)).ok().and_then(Field::new)
    }

    /// The name of an edge (`"C4.D4"`), the smaller field first.
    ///
    /// # Panics
    /// If the edge is of another, larger floe.
    pub fn edge_name(&self, edge: Edge) -> String {
        let (a, b) = self.ends(edge);
        format!("{}.{}", self.name(a), self.name(b))
    }

    /// The names of a set of fields, in text order.
    pub fn names(&self, fields: FieldSet) -> Vec<String> {
        fields.iter().map(|f| self.name(f).to_owned()).collect()
    }

    /// Reads the name of a field.
    ///
    /// # Errors
    /// There is no such field on the board.
    pub fn parse_field(&self, name: &str) -> Result<Field, NotationError> {
        self.field(name).ok_or_else(|| NotationError(format!("there is no field {}", quoted(name))))
    }

    /// Reads the name of an edge.
    ///
    /// # Errors
    /// It is not of the form `C4.D4` with the smaller field first, a field does not exist, or the two are no
    /// neighbours in play.
    pub fn parse_edge(&self, name: &str) -> Result<Edge, NotationError> {
        let Some((first, second)) = name.split_once('.') else {
            return Err(NotationError(format!("{} is no edge: write it like C4.D4", quoted(name))));
        };
        let (a, b) = (self.parse_field(first)?, self.parse_field(second)?);
        if a > b {
            return Err(NotationError(format!("write the edge {name} as {second}.{first}")));
        }
        self.edge_between(a, b)
            .ok_or_else(|| NotationError(format!("{first} and {second} are no neighbours in play")))
    }
}

/// Somebody else's text in a message: in quotation marks, control characters escaped, cut when long.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text.chars().take(MOST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("{shown:?}")
}

pub(crate) fn no_action(text: &str) -> NotationError {
    NotationError(format!("{} is no action of this game", quoted(text)))
}
