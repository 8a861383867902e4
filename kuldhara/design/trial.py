"""Plays matches between planners and gives figures: `python -m kuldhara.design.trial --seats 2 --games 40`."""
