import type { Chance, Seat } from '@tablee/kernel';
import { type Colour, EXITS, GROUND, NOWHERE, type Space } from './board.ts';
import { hasStatue, hasStone } from './cell.ts';
import { AUTO, END, goMove, layStatue, layStone, type Move, PASS, shareMove } from './move.ts';
import { isActor, isBitten, placesStatue, type State } from './state.ts';
import { canMove, canShare, mayShare } from './turn.ts';
import { ownerOf } from './variant.ts';

/** TCHANG-12: the exit that may be entered now, or NOWHERE. */
export const openExit = (s: State): Space => (s.open ? EXITS[s.exit]! : NOWHERE);

/** Whether a pawn still inside can pay for the route to the open exit. */
export function canLeave(s: State, pawn: Colour): boolean {
  const exit = openExit(s);
  const from = s.pawns[pawn]!;
  return exit !== NOWHERE && from !== exit && s.maze.stepsBetween(from, exit) <= s.purses[pawn]!;
}

/** TCHANG-5: by pawn, nearest space first, exit last. */
function listRoutes(s: State, list: Move[], first: number): number {
  let count = first;
  for (const pawn of s.variant.colours) {
    const purse = s.purses[pawn]!;
    if (purse === 0 || ownerOf(s.variant, pawn) !== s.turn || isBitten(s, pawn)) continue;
    const from = s.pawns[pawn]!;
    const within = s.maze.countWithin(from, purse);
    for (let i = 0; i < within; i++) list[count++] = goMove(pawn, from, s.maze.near(from, i));
    if (canLeave(s, pawn)) list[count++] = goMove(pawn, from, openExit(s));
  }
  return count;
}

/** TCHANG-9: by giver, receiver, amount. */
function listShares(s: State, list: Move[], first: number): number {
  let count = first;
  for (const giver of s.variant.colours) {
    const purse = s.purses[giver]!;
    const space = s.pawns[giver]!;
    if (purse === 0) continue;
    for (const receiver of s.variant.colours) {
      if (receiver === giver || s.pawns[receiver] !== space || !mayShare(s, giver, receiver)) continue;
      for (let amount = 1; amount <= purse; amount++)
        list[count++] = shareMove(giver, receiver, amount, space);
    }
  }
  return count;
}

/** TCHANG-4 */
function listPlacements(s: State, list: Move[]): number {
  const statue = placesStatue(s);
  let count = 0;
  for (const space of GROUND) {
    if (statue ? !hasStatue(s.cells[space]!) : !hasStone(s.cells[space]!))
      list[count++] = statue ? layStatue(space) : layStone(space);
  }
  list[count++] = AUTO;
  return count;
}

/** Writes all legal moves of the current seat into `list` and returns their number. Does not allocate. */
export function listInto(s: State, list: Move[]): number {
  if (s.phase === 'place') return listPlacements(s, list);
  if (s.phase !== 'explore') return 0;
  let count = s.step === 'moved' ? 0 : listRoutes(s, list, 0);
  count = listShares(s, list, count);
  list[count++] = closing(s);
  return count;
}

/** The move that ends this turn: `pass` without an action, else `end`. */
export const closing = (s: State): Move => (s.step === 'start' ? PASS : END);

export function listMoves(s: State, seat: Seat = s.turn): Move[] {
  const list: Move[] = [];
  if (seat === s.turn) list.length = listInto(s, list);
  return list;
}

/** Reused buffer: sampling must not allocate. */
const found: Move[] = [];

/** Mostly pawn moves, one share in six: a uniform choice would be mostly shares. */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  if (s.phase === 'place') return found[chance.pick(listPlacements(s, found))]!;
  const shares = canShare(s);
  const moves = s.step !== 'moved' && canMove(s, seat);
  if (shares && chance.pick(SHARE_EVERY) === 0) return found[chance.pick(listShares(s, found, 0))]!;
  return moves ? sampleRoute(s, seat, chance) : closing(s);
}

const SHARE_EVERY = 6;

/** A random movable pawn, then a random space it can reach. */
function sampleRoute(s: State, seat: Seat, chance: Chance): Move {
  let able = 0;
  for (const pawn of s.variant.colours)
    if (s.purses[pawn]! > 0 && ownerOf(s.variant, pawn) === seat && !isBitten(s, pawn)) found[able++] = pawn;
  const pawn = able === 1 ? found[0]! : found[chance.pick(able)]!;
  const from = s.pawns[pawn]!;
  const within = s.maze.countWithin(from, s.purses[pawn]!);
  const i = chance.pick(canLeave(s, pawn) ? within + 1 : within);
  return goMove(pawn, from, i < within ? s.maze.near(from, i) : openExit(s));
}

/**
 * Move for an absent player: place anywhere, walk out when the exit is open and affordable, otherwise nothing, because
 * random spending would harm the whole team.
 */
export function chooseForAbsent(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  if (s.phase === 'place') {
    const moves = listMoves(s, seat);
    // Exclude the last move, `auto`: others may want to place by hand.
    return moves[chance.pick(moves.length - 1)]!;
  }
  return walkOut(s, seat) ?? closing(s);
}

function walkOut(s: State, seat: Seat): Move | null {
  if (s.step === 'moved') return null;
  const pawn = s.variant.colours.find(
    colour => ownerOf(s.variant, colour) === seat && !isBitten(s, colour) && canLeave(s, colour),
  );
  return pawn === undefined ? null : goMove(pawn, s.pawns[pawn]!, openExit(s));
}
