//! Which games there are, each behind one object-safe face.
