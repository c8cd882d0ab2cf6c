"""Somebody in front of a browser who has no mouse."""

from __future__ import annotations

from typing import Final

from tests.browser.player import LIT, ON_THE_PLATE, Player

TRIES: Final = 3  # things that somebody with keys thinks of, to take the nearest
FOCUSABLE: Final = "a[href], button, input, select, summary, [tabindex]"
WANTED: Final = f"{LIT}, {ON_THE_PLATE}"

# How many times Tab leads from where the focus is to each thing that can be done; negative: back.
WAYS: Final = f"""(() => {{
  const whole = document.querySelector('dialog:modal') ?? document;
  const all = [...whole.querySelectorAll("{FOCUSABLE}")]
    .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0);
  const here = all.indexOf(document.activeElement);
  return all.flatMap((one, place) => one.matches("{WANTED}") ? [place - here] : []);
}})()"""
IS_THERE: Final = f'document.activeElement?.matches("{WANTED}") ?? false'


class Typist(Player):
    """Plays by keys alone: numbers for the plate, Tab and Enter for everything."""

    def click_something(self) -> bool:
        """Do something that can be done; False if there is nothing."""
        ways: list[int] = self.page.evaluate(WAYS)
        if not ways:
            return False
        if self.luck.random() < 0.3:  # a button of the plate has its number
            self.page.keyboard.press(self.luck.choice("123"))
            return True
        self.walk(min(self.luck.choices(ways, k=TRIES), key=abs))
        if self.page.evaluate(IS_THERE):
            self.page.keyboard.press("Enter")
        return True

    def walk(self, way: int) -> None:
        """Move the focus on, or back."""
        for _ in range(abs(way)):
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
