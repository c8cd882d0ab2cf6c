/** Which way the card points that is being laid; only the board and the plate need to know. */
import { SIDES, type Side } from '@/look/pictures/dwarves_fall/kingdom';

class Ghost {
  side: Side = $state('north');

  turn(by: number): void {
    this.side = SIDES[(SIDES.indexOf(this.side) + by + SIDES.length) % SIDES.length]!;
  }
}

export const ghost = new Ghost();
