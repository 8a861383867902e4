"""Every rule has its test, in every game."""

import pytest

from engine_core.ledger import LANGUAGES, load_ledger
from engine_core.registry import games
from tests.common.collected import TESTS, marked_rules, whole_folder_collected

KINDS = {"rulebook", "decision", "data"}
every_game = pytest.mark.parametrize("key", games())


@every_game
def test_every_rule_of_the_ledger_has_a_test(key: str, pytestconfig: pytest.Config) -> None:
    if not whole_folder_collected(pytestconfig, TESTS / key):
        pytest.skip(f"only a part of tests/{key} was collected")
    untested = {rule.id for rule in load_ledger(key, "en").rule} - marked_rules(pytestconfig).keys()
    assert not untested, f'no test of tests/{key} is marked rule("...") for: {", ".join(sorted(untested))}'


def test_every_rule_that_a_test_names_is_in_a_ledger(pytestconfig: pytest.Config) -> None:
    known = {rule.id for key in games() for rule in load_ledger(key, "en").rule}
    unknown = {rule: tests for rule, tests in marked_rules(pytestconfig).items() if rule not in known}
    assert not unknown


@every_game
def test_ids_are_unique_and_every_rule_is_of_a_known_section_and_kind(key: str) -> None:
    ledger = load_ledger(key, "en")
    ids = [rule.id for rule in ledger.rule]
    assert ledger.game == key
    assert len(set(ids)) == len(ids)
    assert {rule.kind for rule in ledger.rule} <= KINDS
    assert {rule.section for rule in ledger.rule} == ledger.sections.keys()
    assert all(rule.text.strip() for rule in ledger.rule)


@every_game
def test_the_ledger_is_the_same_in_every_language(key: str) -> None:
    shapes = [
        ([(rule.id, rule.section, rule.kind) for rule in ledger.rule], list(ledger.sections))
        for ledger in (load_ledger(key, language) for language in LANGUAGES)
    ]
    assert all(shape == shapes[0] for shape in shapes)
