"""The solo game: two Durbar Squares against the debris (KT130 to KT150)."""
