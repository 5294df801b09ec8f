import type { Eyes, Seat } from '@tablee/kernel';
import { cardOf, type Move, type Part, type Place, type Rank, SEVEN, type State, tock } from '@tablee/tock';
import { type Way, wayOfMove, wayOfPart } from '../draw/ways.ts';
import type { Selection } from './selection.ts';
import { matchSplit, openParts, partsFor, type Split } from './split.ts';

/** The legal moves of the person at the board. */
export type Choices = {
  /** The seat that may act; null while watching or waiting and after the end. */
  readonly seat: Seat | null;
  readonly moves: readonly Move[];
  readonly byCard: ReadonlyMap<Rank, readonly Move[]>;
};
const NOTHING: Choices = { seat: null, moves: [], byCard: new Map() };

/** Several seats of one device may have to choose: the seat of `eyes` comes first. */
export function listChoices(state: State, hands: readonly Seat[], eyes: Eyes): Choices {
  const able = tock.actors(state).filter(seat => hands.includes(seat));
  const seat = able.find(s => s === eyes) ?? able[0];
  if (seat === undefined) return NOTHING;
  const moves = [...tock.moves(state, seat)];
  return { seat, moves, byCard: Map.groupBy(moves, cardOf) };
}

/** A place the selected pawn can go to: by a move, or by a part of a 7. */
export type Target = {
  readonly at: Place;
  readonly moves: readonly Move[];
  readonly part: Part | null;
  /** Null for the jack, which exchanges pawns. */
  readonly way: Way | null;
};

/** What the board highlights for the current selection. */
export type Highlights = {
  readonly pawns: ReadonlySet<Place>;
  readonly targets: readonly Target[];
  /** The complete move, ready to be confirmed. */
  readonly ready: Move | null;
  /** The selected target, while several cards lead to it. */
  readonly open: Target | null;
};

export const partsOf = (move: Move): Split | null => (move.kind === 'split' ? move.parts : null);
export const splitsOf = (choices: Choices): readonly Split[] =>
  (choices.byCard.get(SEVEN) ?? []).map(partsOf).filter(parts => parts !== null);

/** The pawns a move starts from. */
export function pawnsOf(move: Move): readonly Place[] {
  if (move.kind === 'walk') return [move.from];
  if (move.kind === 'swap') return [move.a, move.b];
  return move.kind === 'split' ? move.parts.map(part => part.from) : [];
}

/** The cards that can move this pawn. */
export const cardsFor = (choices: Choices, pawn: Place): readonly Rank[] =>
  [...choices.byCard].filter(([, moves]) => moves.some(m => pawnsOf(m).includes(pawn))).map(([card]) => card);

export function highlightsOf(state: State, choices: Choices, selection: Selection): Highlights {
  const rank = selection.card?.rank ?? null;
  if (rank === SEVEN && splitsOf(choices).length > 0) return highlightSplit(state, choices, selection);
  const moves = rank === null ? choices.moves : (choices.byCard.get(rank) ?? []);
  const pawns = new Set(moves.flatMap(pawnsOf));
  const { pawn } = selection;
  const targets = pawn === null ? [] : targetsOf(state, moves, pawn, rank !== null);
  const plain =
    rank === null
      ? undefined
      : moves.find(m => pawnsOf(m).length === 0 && (m.kind !== 'block' || pawns.size === 0));
  const only = targets.length === 1 && targets[0]!.moves.length === 1 ? targets[0]!.moves[0]! : null;
  const open = targets.find(({ at, moves: ways }) => at === selection.target && ways.length > 1) ?? null;
  return { pawns, targets, ready: plain ?? only, open };
}

/** Where a pawn may go. Without a selected card, a jack is left out: it needs a second pawn. */
function targetsOf(state: State, moves: readonly Move[], pawn: Place, chosen: boolean): readonly Target[] {
  const found = new Map<Place, { moves: Move[]; way: Way | null }>();
  const add = (at: Place, move: Move, way: Way | null): void => {
    const known = found.get(at);
    if (known) known.moves.push(move);
    else found.set(at, { moves: [move], way });
  };
  for (const move of moves) {
    if (move.kind === 'walk' && move.from === pawn) add(move.to, move, wayOfMove(state, move));
    else if (move.kind === 'split' && move.parts.length === 1 && move.parts[0]!.from === pawn)
      add(move.parts[0]!.to, move, wayOfPart(state, move.parts[0]!));
    else if (move.kind === 'swap' && chosen) {
      if (move.a === pawn) add(move.b, move, null);
      if (move.b === pawn) add(move.a, move, null);
    }
  }
  return [...found].map(([at, { moves: ways, way }]) => ({ at, moves: ways, part: null, way }));
}

function highlightSplit(state: State, choices: Choices, { pawn, parts }: Selection): Highlights {
  const splits = splitsOf(choices);
  const open = openParts(splits, parts);
  const others = parts.filter(part => part.from !== pawn);
  const ways = pawn === null ? [] : partsFor(splits, parts, pawn);
  const matched = matchSplit(splits, parts, state.pawns);
  return {
    pawns: new Set([...open, ...parts].map(part => part.from)),
    targets: ways.map(part => ({ at: part.to, moves: [], part, way: wayOfPart(state, part, others) })),
    ready: matched && { kind: 'split', parts: matched },
    open: null,
  };
}
