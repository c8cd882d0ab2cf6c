"""How it sounds: cases, plurals and what is hidden."""

from __future__ import annotations

import pytest

from motherlode.core.events import Event
from motherlode.core.refusal import Refusal
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card
from motherlode.words import Speaker

KINDS = {kind.key: kind for kind in QUARTZ.events}
PLAYERS = ("Ann", "Bo", "Cy")
EVERYONE = 0b111


def said(language: str, event: str, *values: int, seat: int = 0, who: int = EVERYONE) -> str:
    """An event of Quartz as a seat hears it."""
    seen = Event(KINDS[event], who, values).seen_by(seat)
    assert seen
    return Speaker(language, QUARTZ, PLAYERS).event(seen)


@pytest.mark.parametrize(
    ("language", "sold", "earned", "doubled"),
    [
        (
            "en",
            "Ann sells 3 × quartz for 3 coins.",
            "Ann earns 21 coins today, 6 of them for a small set.",
            "Ann’s quartz set doubles the price of rubies.",
        ),
        (
            "ru",
            "Ann продаёт кварц × 3 за 3 монеты.",
            "Ann зарабатывает за день 21 монету, из них 6 за малый набор.",
            "Набор кварца у игрока Ann удваивает цену рубинов.",
        ),
        (
            "pt",
            "Ann vende 3 × quartzo por 3 moedas.",
            "Ann ganha 21 moedas hoje, 6 delas por um conjunto pequeno.",
            "O conjunto de quartzos de Ann dobra o preço dos rubis.",
        ),
    ],
)
def test_a_sale_can_be_followed(language: str, sold: str, earned: str, doubled: str) -> None:
    assert said(language, "goods_sold", 0, 0, 3, 3) == sold
    assert said(language, "sold", 0, 21, 1, 6) == earned
    assert said(language, "doubled", 0, 0, 4) == doubled


@pytest.mark.parametrize(
    ("coins", "sentence"),
    [
        (0, "Ann сегодня ничего не зарабатывает."),
        (1, "Ann зарабатывает за день 1 монету."),
        (4, "Ann зарабатывает за день 4 монеты."),
        (11, "Ann зарабатывает за день 11 монет."),
        (22, "Ann зарабатывает за день 22 монеты."),
    ],
)
def test_russian_counts_in_its_own_way(coins: int, sentence: str) -> None:
    assert said("ru", "sold", 0, coins, 0, 0) == sentence


def test_only_the_owner_hears_which_card_was_drawn() -> None:
    assert said("en", "card_drawn", 1, 0, seat=1, who=0b010) == "Bo draws the card “Here We Go”."
    assert said("en", "card_drawn", 1, 0, seat=2, who=0b010) == "Bo draws a card."


def test_what_is_absent_is_not_mentioned() -> None:
    assert said("en", "played", 0, Card.HERE_WE_GO, -1) == "Ann plays “Here We Go”."
    assert said("en", "played", 0, Card.THIS_ISNT_MINE, 2) == "Ann plays “This Isn’t Mine” on Cy."
    assert said("en", "bonus_lost", -1, 0) == "A bonus without a card is lost."
    assert said("ru", "bonus_lost", 0, 2) == (
        "Награда «Закатать рукава» пропадает, а с ней 2 монеты."
    )


def test_a_move_names_the_players_and_lists_what_is_taken() -> None:
    speaker = Speaker("pt", QUARTZ, PLAYERS)
    number = QUARTZ.catalogue.number
    assert speaker.move(number("play this_isnt_mine @2")) == (
        "Jogar “Opa! Esse cristal não é meu...” contra Cy"
    )
    assert speaker.move(number("keep quartz amethyst ruby")) == "Guardar quartzo, rubelita, rubi"


def test_a_refusal_names_its_details() -> None:
    refusal = Refusal("target-has-nothing", "Q9.7", {"target": 1})
    assert Speaker("ru", QUARTZ, PLAYERS).refusal(refusal) == "У игрока Bo нечего взять."


@pytest.mark.parametrize(
    ("language", "reader", "sentence"),
    [
        ("en", None, "Bo puts a dwarf on their own shop."),
        ("en", 0, "Bo puts a dwarf on their own shop."),
        ("en", 1, "You put a dwarf on your shop."),
        ("ru", 0, "Bo ставит гнома на свою карту «магазин»."),
        ("ru", 1, "Вы ставите гнома на вашу карту «магазин»."),
        ("pt", 0, "Bo põe um anão na própria loja."),
        ("pt", 1, "Você põe um anão na sua loja."),
    ],
)
def test_what_the_doer_has_is_their_own(language: str, reader: int | None, sentence: str) -> None:
    speaker = Speaker(language, DWARVES_FALL, PLAYERS, reader)
    put = {"event": "dwarf_put", "clause": "", "seat": 1, "card": "shop", "owner": 1}
    assert speaker.event(put) == sentence


@pytest.mark.parametrize(
    ("language", "reader", "sentence"),
    [
        ("en", 0, "Bo plays “Tip Over” on themselves."),
        ("en", 1, "You play “Tip Over” on yourself."),
        ("ru", 0, "Bo играет карту «Опрокинуть вагонетку» против себя."),
        ("ru", 1, "Вы играете карту «Опрокинуть вагонетку» против себя."),
        ("pt", 0, "Bo joga “Virar o Vagonete” contra si."),
        ("pt", 1, "Você joga “Virar o Vagonete” contra si."),
    ],
)
def test_a_card_played_on_oneself_is_said_so(language: str, reader: int, sentence: str) -> None:
    speaker = Speaker(language, GEM_FORGE, PLAYERS, reader)
    played = {"event": "played", "clause": "", "seat": 1, "card": "tip_over", "target": 1}
    assert speaker.event(played) == sentence


@pytest.mark.parametrize(
    ("language", "nothing", "both"),
    [
        (
            "en",
            "Ann takes the bonus: no card, 2 coins.",
            "Ann takes the bonus: “Eureka!”, no coins.",
        ),
        (
            "ru",
            "Ann забирает награду: карты нет, 2 монеты.",
            "Ann забирает награду: «Нашёл!», монет нет.",
        ),
        (
            "pt",
            "Ann pega o bônus: nenhuma carta, 2 moedas.",
            "Ann pega o bônus: “Rá, Eureka!”, nenhuma moeda.",
        ),
    ],
)
def test_a_bonus_may_lack_its_card_or_its_coins(language: str, nothing: str, both: str) -> None:
    assert said(language, "bonus_taken", 0, -1, 2) == nothing
    assert said(language, "bonus_taken", 0, Card.EUREKA, 0) == both


def test_a_shared_pot_has_no_winner() -> None:
    speaker = Speaker("en", LEDUC, PLAYERS)
    assert speaker.event({"event": "won", "clause": "", "seat": None}) == "The pot is split."
    assert speaker.event({"event": "won", "clause": "", "seat": 0}) == "Ann takes the pot."
