"""What can be typed at the prompt, and what cannot."""

from __future__ import annotations

import pytest

from tests.terminal.play import PROMPTS, finish, terminal

QUARTZ = ("play", "quartz", "--first", "1", "--seed", "1")


def test_bad_input_gets_a_clear_sentence_and_is_asked_again() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        for typed, answer in (
            ("99", "There is no number 99; choose from 1 to"),
            ("0", "There is no number 0;"),
            ("9" * 5000, r"No move is called\s+“9999"),
            ("-1", "No move is called “-1”"),
            ("dance", "No move is called “dance”. Type a number, or “help”."),
            ("[red]", "No move is called “\\[red\\]”"),
            ("why", "why MOVE – why a move is refused"),
            ("why dance", "No move is called “dance”"),
            ("rules Q99.9", "There is no clause Q99.9."),
        ):
            child.sendline(typed[:900])
            child.expect(answer)
            child.expect("Your move:")


def test_a_refused_move_is_explained_with_its_clause() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendline("play this_isnt_mine @1")
        child.expect(r"Play “This Isn’t Mine” on Bot 2: .* \(Q")
        child.sendline("why on my break")
        child.expect(r"“Nope. I’m on My Break” only answers other\s+players’ cards.\s+\(Q10.1\)")
        child.sendline("why mine a crystal")
        child.expect("Mine a crystal: This is allowed.")


def test_help_rules_and_table_are_at_hand() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendline("help")
        child.expect("why MOVE – why a move is refused")
        child.sendline("rules q3.2")
        child.expect("Q3.2: Mining draws one random crystal")
        child.sendline("rules")
        child.expect("Q3.1: The dwarves inside take turns")
        child.sendline("table")
        child.expect("Card prices")


@pytest.mark.parametrize(
    ("language", "command", "text"),
    [("ru", "правила", "Q5.3: В свой ход"), ("pt", "regras", "Q5.3: No próprio turno")],
)
def test_rules_are_told_in_the_language_of_the_table(
    language: str, command: str, text: str
) -> None:
    with terminal(*QUARTZ, "--language", language) as child:
        child.expect(PROMPTS[language])
        child.sendline(f"{command} q5.3")
        child.expect(text)


def test_words_that_several_moves_share_narrow_the_list() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendline("gimme")
        child.expect("1 Play “Gimme a Hand Here” on Bot 2")
        child.expect("2 Play “Gimme a Hand Here” on Bot 3")
        child.expect("Your move:")
        child.sendline("back")
        child.expect("1 Leave the mine")


@pytest.mark.parametrize("typed", ["quit", "QUIT"])
def test_quitting(typed: str) -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendline(typed)
        child.expect("Goodbye.")
        assert finish(child) == 0


def test_the_end_of_the_input_quits() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendeof()
        child.expect("Goodbye.")
        assert finish(child) == 0


def test_an_interrupt_from_the_keyboard_quits() -> None:
    with terminal(*QUARTZ) as child:
        child.expect("Your move:")
        child.sendintr()
        child.expect("Goodbye.")
        assert finish(child) == 0
