"""The computer player of Kuldhara: what can be crafted where, the trips for it, and the plan that gains most."""
