"""What a guest is called until they say otherwise: a name in the language they read."""

from __future__ import annotations

import secrets
from typing import Final

NAMES: Final = {
    "en": (
        *("Anvil", "Ash", "Basalt", "Beryl", "Boulder", "Bramble", "Briar", "Bronze", "Cinder"),
        *("Clay", "Cobalt", "Copper", "Coral", "Ember", "Fern", "Flint", "Forge", "Garnet"),
        *("Granite", "Hammer", "Hazel", "Heather", "Iron", "Ivy", "Jade", "Jasper", "Juniper"),
        *("Lantern", "Linden", "Marble", "Mica", "Moss", "Nugget", "Oak", "Onyx", "Opal"),
        *("Pebble", "Pickaxe", "Pumice", "Pyrite", "Rowan", "Rust", "Sage", "Silver", "Slate"),
        *("Sorrel", "Spark", "Steel", "Tinder", "Topaz", "Umber", "Willow", "Yarrow", "Zircon"),
    ),
    "ru": (
        *("Агат", "Алмаз", "Базальт", "Берилл", "Боровик", "Бронза", "Булыжник", "Болт", "Вереск"),
        *("Гвоздь", "Горн", "Гранат", "Гранит", "Дубок", "Зола", "Жемчуг", "Заклёпка"),
        *("Искра", "Камешек", "Кайло", "Кобальт", "Колчедан", "Коралл", "Кремень", "Кузнец"),
        *("Латунь", "Липа", "Лишайник", "Малахит", "Молот", "Мрамор", "Мох", "Нефрит", "Огонёк"),
        *(
            "Оникс",
            "Опал",
            "Папоротник",
            "Пемза",
            "Пирит",
            "Полынь",
            "Рыжик",
            "Рябина",
            "Самородок",
        ),
        *("Серебро", "Сланец", "Слюда", "Сталь", "Уголёк", "Фонарь", "Хрусталь", "Циркон"),
        *("Чабрец", "Шалфей", "Шафран", "Щебень", "Янтарь", "Ясень", "Яшма"),
    ),
    "pt": (
        *("Aço", "Ágata", "Alecrim", "Âmbar", "Ametista", "Ardósia", "Basalto", "Berilo"),
        *("Bigorna", "Brasa", "Bronze", "Cascalho", "Cedro", "Centelha", "Cobalto", "Cobre"),
        *("Coral", "Faísca", "Ferreiro", "Ferro", "Fuligem", "Granada", "Granito", "Hematita"),
        *("Ipê", "Jade", "Jaspe", "Lampião", "Lasca", "Latão", "Malaquita", "Mármore", "Martelo"),
        *("Mica", "Musgo", "Ônix", "Opala", "Orvalho", "Pedrisco", "Pepita", "Pérola", "Picareta"),
        *("Pirita", "Prata", "Rebite", "Sálvia", "Seixo", "Sílex", "Tição", "Tomilho", "Topázio"),
        *("Turmalina", "Urze", "Xisto", "Zircão"),
    ),
}
USUAL: Final = "en"


def guest_name(accepted: str) -> str:
    """A name in the first language of an `Accept-Language` header that we know."""
    return secrets.choice(NAMES[language_of(accepted)])


def language_of(accepted: str) -> str:
    """The first language of an `Accept-Language` header that we know; they stand in order."""
    tags = (part.split(";")[0].split("-")[0].strip().lower() for part in accepted.split(","))
    return next((tag for tag in tags if tag in NAMES), USUAL)
