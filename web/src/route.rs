//! Where one is in the client: the part of the address after `#`.

/// A place in the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The first page.
    Home,
    /// Setting up a match of a game.
    New {
        /// The game.
        game: String,
        /// Against the computer, where the address says so.
        bot: bool,
    },
    /// The running match.
    Match,
    /// The rule page of a game, at a rule.
    Rules {
        /// The game.
        game: String,
        /// The identifier of the rule to show, such as `M-26`.
        rule: Option<String>,
    },
    /// The editor for floes and set-ups of Nanuuk!.
    Editor {
        /// A scenario to open, as the address holds it.
        code: Option<String>,
    },
    /// An address that leads nowhere.
    Unknown(String),
}

impl Route {
    /// Reads an address, with or without its `#`. What it names may still not exist.
    pub fn parse(hash: &str) -> Self {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match *parts.as_slice() {
            [] => Self::Home,
            ["new", game] => Self::New { game: game.into(), bot: false },
            ["new", game, "bot"] => Self::New { game: game.into(), bot: true },
            ["match"] => Self::Match,
            ["rules", game] => Self::Rules { game: game.into(), rule: None },
            ["rules", game, rule] => Self::Rules { game: game.into(), rule: Some(rule.into()) },
            ["editor"] => Self::Editor { code: None },
            ["editor", code] => Self::Editor { code: Some(code.into()) },
            _ => Self::Unknown(path.into()),
        }
    }

    /// Its address, `#` included.
    pub fn address(&self) -> String {
        match self {
            Self::Home => "#/".into(),
            Self::New { game, bot: false } => format!("#/new/{game}"),
            Self::New { game, bot: true } => format!("#/new/{game}/bot"),
            Self::Match => "#/match".into(),
            Self::Rules { game, rule: None } => format!("#/rules/{game}"),
            Self::Rules { game, rule: Some(rule) } => format!("#/rules/{game}/{rule}"),
            Self::Editor { code: None } => "#/editor".into(),
            Self::Editor { code: Some(code) } => format!("#/editor/{code}"),
            Self::Unknown(path) => format!("#{path}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let rules = |rule: Option<&str>| Route::Rules { game: "mandua".into(), rule: rule.map(Into::into) };
        let new = |bot| Route::New { game: "mandua".into(), bot };
        let editor = |code: Option<&str>| Route::Editor { code: code.map(Into::into) };
        let routes = [
            editor(None),
            editor(Some("AQI-_")),
            Route::Home,
            new(false),
            new(true),
            Route::Match,
            rules(None),
            rules(Some("M-26")),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.address()), route);
        }
        assert_eq!(Route::parse(""), Route::Home);
        assert_eq!(Route::parse("#/match/"), Route::Match);
    }

    #[test]
    fn other_addresses_are_kept_to_be_shown() {
        assert_eq!(Route::parse("#/mtach"), Route::Unknown("/mtach".into()));
        assert_eq!(Route::parse("#/rules"), Route::Unknown("/rules".into()));
    }
}
