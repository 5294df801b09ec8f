import {
  type Colour,
  HOUSES,
  houseOf,
  isSeven,
  NOWHERE,
  numberOf,
  PAWNS,
  type Place,
  RESERVES,
} from './board.ts';
import type { RefusalKey } from './refusals.ts';
import {
  afterLeap,
  type Field,
  houseTarget,
  isBarred,
  isBarredBack,
  isOwnInWay,
  ringTarget,
  toGate,
} from './walk.ts';

/** Options of a walk. */
export type Manner = {
  /** TOCK-17: under `choice` a pawn may walk past a house it could enter. */
  readonly chooses: boolean;
  /** TOCK-12, 24: own pawns may be captured, by a king or under `selfCapture`. */
  readonly takesOwn: boolean;
};

/** TOCK-16: an own pawn on either 7 has the refusal of the leap. */
const ownInWay = (near: Place): RefusalKey => (isSeven(near) ? 'own-pawn-on-seven' : 'own-pawn-there');

/** Why a pawn in its house cannot walk that many steps. */
function withinHouse(field: Field, colour: Colour, from: Place, steps: number): RefusalKey | null {
  if (numberOf(from) + steps > PAWNS) return 'house-too-short';
  return houseTarget(field.pawns, colour, from, steps) === NOWHERE ? 'house-way-blocked' : null;
}

function alongTrack(
  field: Field,
  colour: Colour,
  from: Place,
  steps: number,
  takesOwn: boolean,
): RefusalKey | null {
  if (isBarred(field, colour, from, steps)) return 'fresh-pawn-blocks';
  const near = ringTarget(from, steps);
  return !takesOwn && isOwnInWay(field.pawns, colour, near) ? ownInWay(near) : null;
}

/** Why a pawn outside its reserve cannot walk that many steps forwards. */
export function obstacle(
  field: Field,
  colour: Colour,
  from: Place,
  steps: number,
  takesOwn: boolean,
): RefusalKey | null {
  if (from >= HOUSES) return withinHouse(field, colour, from, steps);
  if (houseTarget(field.pawns, colour, from, steps) !== NOWHERE) {
    return isBarred(field, colour, from, toGate(colour, from)) ? 'fresh-pawn-blocks' : null;
  }
  return alongTrack(field, colour, from, steps, takesOwn);
}

/** Why a forward walk of that many steps does not end at `to`. */
export function againstForward(
  field: Field,
  colour: Colour,
  from: Place,
  to: Place,
  steps: number,
  { chooses, takesOwn }: Manner,
): RefusalKey | null {
  if (from >= HOUSES) {
    if (to <= from || to >= RESERVES) return 'house-forward-only';
    const stuck = withinHouse(field, colour, from, steps);
    return stuck ?? (to === from + steps ? null : 'house-exact-count');
  }
  if (to >= RESERVES) return 'wrong-count';
  if (to >= HOUSES) {
    const inside = steps - toGate(colour, from);
    if (inside < 1 || inside > PAWNS || to !== houseOf(colour, inside)) return 'house-exact-count';
    if (isBarred(field, colour, from, toGate(colour, from))) return 'fresh-pawn-blocks';
    return houseTarget(field.pawns, colour, from, steps) === to ? null : 'house-way-blocked';
  }
  const near = ringTarget(from, steps);
  if (to !== afterLeap(near)) return to === near ? 'leap-goes-on' : 'wrong-count';
  if (!chooses && houseTarget(field.pawns, colour, from, steps) !== NOWHERE) return 'house-takes-in';
  return alongTrack(field, colour, from, steps, takesOwn);
}

/** TOCK-21 */
export function againstBack(
  field: Field,
  colour: Colour,
  from: Place,
  to: Place,
  takesOwn: boolean,
): RefusalKey | null {
  if (from >= HOUSES || to >= HOUSES) return 'four-not-in-house';
  const near = ringTarget(from, -4);
  if (to !== afterLeap(near)) return to === near ? 'leap-goes-on' : 'four-goes-back';
  return obstacleBack(field, colour, from, takesOwn);
}

/** Why a pawn on the track cannot go back 4. */
export function obstacleBack(
  field: Field,
  colour: Colour,
  from: Place,
  takesOwn: boolean,
): RefusalKey | null {
  if (isBarredBack(field, colour, from, 4)) return 'fresh-pawn-blocks';
  const near = ringTarget(from, -4);
  return !takesOwn && isOwnInWay(field.pawns, colour, near) ? ownInWay(near) : null;
}
