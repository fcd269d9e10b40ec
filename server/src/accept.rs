//! What a browser says it accepts: compressed contents, contents it has already.

/// How a file is packed, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    pub(crate) const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Its name in the headers `Accept-Encoding` and `Content-Encoding`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// What a packed file's name ends in.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// Whether the header `Accept-Encoding` allows it (RFC 9110, 12.5.3).
    pub(crate) fn is_accepted(self, header: &str) -> bool {
        let mut wildcard = false;
        for item in header.split(',') {
            let mut parts = item.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let allowed = parts
                .filter_map(|parameter| parameter.strip_prefix("q="))
                .all(|weight| weight.parse::<f32>().is_ok_and(|weight| weight > 0.0));
            if name.eq_ignore_ascii_case(self.name()) {
                return allowed;
            }
            if name == "*" {
                wildcard = allowed;
            }
        }
        wildcard
    }
}

/// Whether the header `If-None-Match` names the tag (RFC 9110, 13.1.2: compared weakly).
pub(crate) fn has_tag(header: &str, tag: &str) -> bool {
    header.split(',').map(str::trim).any(|item| item == "*" || item.strip_prefix("W/").unwrap_or(item) == tag)
}

#[cfg(test)]
mod tests {
    use super::{Packing, has_tag};

    #[test]
    fn weights_and_wildcards_decide() {
        let brotli = |header| Packing::Brotli.is_accepted(header);
        assert!(brotli("gzip, deflate, br, zstd"));
        assert!(brotli("gzip;q=1.0, BR ; q=0.5"));
        assert!(brotli("*"));
        assert!(!brotli("gzip"));
        assert!(!brotli(""));
        assert!(!brotli("br;q=0, *"));
        assert!(!brotli("*;q=0"));
        assert!(!brotli("br;q=nonsense"));
        assert!(!brotli("brotli"));
    }

    #[test]
    fn a_tag_is_found_in_a_list_weak_or_strong() {
        assert!(has_tag("\"a\", W/\"b\"", "\"b\""));
        assert!(has_tag("*", "\"b\""));
        assert!(!has_tag("\"a\"", "\"b\""));
        assert!(!has_tag("b", "\"b\""));
    }
}
