import {
  type Colour,
  exitAt,
  goMove,
  isBitten,
  isOver,
  layStatue,
  layStone,
  type Move,
  NO_COLOUR,
  nameSeat,
  nameSpace,
  openExit,
  ownerOf,
  pawnsOn,
  placesStatue,
  type Space,
  saySpace,
  tchang,
} from '@tablee/tchang';
import { ownPawns, rescuedOn, rescuersOf } from './choices.ts';
import { readNote } from './plan.ts';
import { type Desk, mayGo, pawnInHand } from './scene.ts';
import { canReach, traceWay } from './ways.ts';

/** What a space is to whoever hears the board, and whether pressing it does something. */
export type SpaceRole = {
  readonly name: string;
  /** Something happens when it is pressed; all others only say what they are. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

export function roleOf(desk: Desk, space: Space, hinted: Move | null): SpaceRole {
  const { state, text } = desk;
  const ground = saySpace(state, space, text);
  if (state.phase === 'place') return placingRole(desk, space, ground, hinted);
  const notes = [ground, ...sayBitten(desk, space), ...sayWay(desk, space, hinted)];
  const pawn = pawnInHand(desk);
  const here = pawnsOn(state, space);
  const drags = here.some(p => desk.choices.movers.includes(p));
  return {
    name: notes.join(', '),
    acts: !isOver(state) && (drags || here.length > 0 || (pawn !== null && canReach(state, pawn, space))),
    ...(here.length > 0 ? { pressed: pawn !== null && here.includes(pawn) } : {}),
    drags,
  };
}

function placingRole(desk: Desk, space: Space, ground: string, hinted: Move | null): SpaceRole {
  const { state, seat, word } = desk;
  const statue = placesStatue(state);
  const move = statue ? layStatue(space) : layStone(space);
  const acts = seat !== null && tchang.refuse(state, seat, move) === null;
  const said = acts ? [ground, word.placeHere[statue ? 'statue' : 'stone']] : [ground];
  return { name: [...said, ...(move === hinted ? [word.hint] : [])].join(', '), acts, drags: false };
}

/** TCHANG-7: who is bitten there, and who could come. */
function sayBitten({ state, text, word }: Desk, space: Space): readonly string[] {
  const [bitten] = pawnsOn(state, space).filter(pawn => isBitten(state, pawn));
  if (bitten === undefined) return [];
  return [word.bitten, word.rescuers(rescuersOf(state, bitten).map(pawn => text.colours[pawn]!))];
}

/** TCHANG-5: what the way there costs the pawn in hand, and what stays. */
function sayWay(desk: Desk, space: Space, hinted: Move | null): readonly string[] {
  const { state, word, text } = desk;
  const pawn = pawnInHand(desk);
  if (pawn === null) return [];
  const way = traceWay(state, pawn, space);
  if (!way) return [word.chosen];
  // TCHANG-12: what is closed has no price.
  if (exitAt(space) !== NO_COLOUR && openExit(state) !== space) return [];
  if (!canReach(state, pawn, space)) return way.left < 0 ? [word.cost(way.cost), word.lacks(-way.left)] : [];
  const freed = mayGo(desk) ? rescuedOn(state, space) : [];
  return [
    word.cost(way.cost),
    word.stays(way.left),
    ...freed.map(bitten => word.rescues(text.colours[bitten]!)),
    ...(goMove(pawn, way.from, space) === hinted ? [word.hint] : []),
  ];
}

/** A purse as it is said: whose pawn, what it holds, and what holds it. */
export function namePurse(desk: Desk, pawn: Colour): string {
  const { state, text, word, home } = desk;
  const bitten = isBitten(state, pawn);
  const own = home !== null && ownPawns(state, home).includes(pawn);
  return [
    text.purse(pawn, state.purses[pawn]!, bitten),
    nameSpace(state.pawns[pawn]!),
    ...(bitten ? [word.rescuers(rescuersOf(state, pawn).map(p => text.colours[p]!))] : []),
    ...(own ? [word.mine] : [nameSeat(state, ownerOf(state.variant, pawn), text)]),
  ].join(', ');
}

/** A note of somebody's plans, with what the way costs in this position. */
export function sayPlan(
  { state, text, word }: Pick<Desk, 'state' | 'text' | 'word'>,
  who: string,
  note: string,
): string | null {
  const read = readNote(note);
  if (!read) return null;
  if (read.kind === 'take') return word.planTake(who, nameSpace(read.space));
  const way = traceWay(state, read.pawn, read.to);
  return way && word.planWay(who, text.colours[read.pawn]!, nameSpace(read.to), way.cost, way.left);
}
