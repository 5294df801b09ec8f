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
import { readNote } from '../draw/plans.tsx';
import { canReach, ownPawns, rescuedOn, rescuersOf, traceRoute } from '../draw/routes.ts';
import { type BoardState, mayMove, selectedPawn } from './board-state.ts';

/** Accessible name of a space, and what it reacts to. */
export type SpaceRole = {
  readonly name: string;
  /** It is a button; other spaces are images. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

export function roleOf(board: BoardState, space: Space, hinted: Move | null): SpaceRole {
  const { state, text } = board;
  const ground = saySpace(state, space, text);
  if (state.phase === 'place') return roleWhilePlacing(board, space, ground, hinted);
  const notes = [ground, ...describeBitten(board, space), ...describeRoute(board, space, hinted)];
  const pawn = selectedPawn(board);
  const here = pawnsOn(state, space);
  const drags = here.some(p => board.choices.movers.includes(p));
  return {
    name: notes.join(', '),
    acts: !isOver(state) && (drags || here.length > 0 || (pawn !== null && canReach(state, pawn, space))),
    ...(here.length > 0 ? { pressed: pawn !== null && here.includes(pawn) } : {}),
    drags,
  };
}

function roleWhilePlacing(board: BoardState, space: Space, ground: string, hinted: Move | null): SpaceRole {
  const { state, seat, word } = board;
  const statue = placesStatue(state);
  const move = statue ? layStatue(space) : layStone(space);
  const acts = seat !== null && tchang.refuse(state, seat, move) === null;
  const said = acts ? [ground, word.placeHere[statue ? 'statue' : 'stone']] : [ground];
  return { name: [...said, ...(move === hinted ? [word.hint] : [])].join(', '), acts, drags: false };
}

/** TCHANG-7: a bitten pawn there, and the pawns that could free it. */
function describeBitten({ state, text, word }: BoardState, space: Space): readonly string[] {
  const [bitten] = pawnsOn(state, space).filter(pawn => isBitten(state, pawn));
  if (bitten === undefined) return [];
  return [word.bitten, word.rescuers(rescuersOf(state, bitten).map(pawn => text.colours[pawn]!))];
}

/** TCHANG-5: cost of the route for the selected pawn, and fireflies left. */
function describeRoute(board: BoardState, space: Space, hinted: Move | null): readonly string[] {
  const { state, word, text } = board;
  const pawn = selectedPawn(board);
  if (pawn === null) return [];
  const route = traceRoute(state, pawn, space);
  if (!route) return [word.chosen];
  // TCHANG-12: a closed exit has no cost.
  if (exitAt(space) !== NO_COLOUR && openExit(state) !== space) return [];
  if (!canReach(state, pawn, space))
    return route.left < 0 ? [word.cost(route.cost), word.lacks(-route.left)] : [];
  const freed = mayMove(board) ? rescuedOn(state, space) : [];
  return [
    word.cost(route.cost),
    word.stays(route.left),
    ...freed.map(bitten => word.rescues(text.colours[bitten]!)),
    ...(goMove(pawn, route.from, space) === hinted ? [word.hint] : []),
  ];
}

/** Accessible name of a purse: pawn, fireflies, space, rescuers, owner. */
export function describePurse(board: BoardState, pawn: Colour): string {
  const { state, text, word, ownSeat } = board;
  const bitten = isBitten(state, pawn);
  const own = ownSeat !== null && ownPawns(state, ownSeat).includes(pawn);
  return [
    text.purse(pawn, state.purses[pawn]!, bitten),
    nameSpace(state.pawns[pawn]!),
    ...(bitten ? [word.rescuers(rescuersOf(state, pawn).map(p => text.colours[p]!))] : []),
    ...(own ? [word.mine] : [nameSeat(state, ownerOf(state.variant, pawn), text)]),
  ].join(', ');
}

/** A note of a plan as a sentence, with the cost of its route in this position. */
export function describePlan(
  { state, text, word }: Pick<BoardState, 'state' | 'text' | 'word'>,
  who: string,
  note: string,
): string | null {
  const read = readNote(note);
  // Answers are listed with the route they answer.
  if (!read || read.kind === 'answer') return null;
  if (read.kind === 'take') return word.planTake(who, nameSpace(read.space));
  const route = traceRoute(state, read.pawn, read.to);
  return route && word.planWay(who, text.colours[read.pawn]!, nameSpace(read.to), route.cost, route.left);
}
