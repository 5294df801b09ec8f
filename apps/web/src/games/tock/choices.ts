import type { Eyes, Seat } from '@tablee/kernel';
import {
  cardOf,
  FOUR,
  KING,
  type Move,
  type Part,
  type Place,
  type Rank,
  SEVEN,
  type State,
  tock,
} from '@tablee/tock';
import type { Draft } from './draft.ts';
import { matchSplit, openParts, partsFor, type Split } from './split.ts';
import { colourOn, type Way, wayBetween } from './ways.ts';

/** What the person at the board may do now. */
export type Choices = {
  /** The seat that may act, or null: watching, waiting, over. */
  readonly seat: Seat | null;
  readonly moves: readonly Move[];
  readonly byCard: ReadonlyMap<Rank, readonly Move[]>;
};
const NOTHING: Choices = { seat: null, moves: [], byCard: new Map() };

/** On one screen several may have to choose: whoever looks comes first. */
export function listChoices(state: State, hands: readonly Seat[], eyes: Eyes): Choices {
  const able = tock.actors(state).filter(seat => hands.includes(seat));
  const seat = able.find(s => s === eyes) ?? able[0];
  if (seat === undefined) return NOTHING;
  const moves = [...tock.moves(state, seat)];
  return { seat, moves, byCard: Map.groupBy(moves, cardOf) };
}

/** Somewhere to go with the pawn in hand: a move that is played there, or a part of a 7. */
export type Target = {
  readonly at: Place;
  readonly moves: readonly Move[];
  readonly part: Part | null;
  /** Null for a jack, which walks nowhere. */
  readonly way: Way | null;
};

/** What lights up. */
export type Light = {
  readonly pawns: ReadonlySet<Place>;
  readonly targets: readonly Target[];
  /** The move that is complete and waits for a yes. */
  readonly ready: Move | null;
};

export const partsOf = (move: Move): Split | null => (move.kind === 'split' ? move.parts : null);
export const splitsOf = (choices: Choices): readonly Split[] =>
  (choices.byCard.get(SEVEN) ?? []).map(partsOf).filter(parts => parts !== null);

/** The pawns a move takes in hand; a shared 7 only where it is one pawn's alone, unless it is the card chosen. */
export function pawnsOf(move: Move): readonly Place[] {
  if (move.kind === 'walk') return [move.from];
  if (move.kind === 'swap') return [move.a, move.b];
  return move.kind === 'split' ? move.parts.map(part => part.from) : [];
}

/** The cards that can do something with this pawn. */
export const cardsFor = (choices: Choices, pawn: Place): readonly Rank[] =>
  [...choices.byCard].filter(([, moves]) => moves.some(m => pawnsOf(m).includes(pawn))).map(([card]) => card);

export function lightOf(state: State, choices: Choices, draft: Draft): Light {
  const rank = draft.card?.rank ?? null;
  if (rank === SEVEN && splitsOf(choices).length > 0) return lightSplit(state, choices, draft);
  const moves = rank === null ? choices.moves : (choices.byCard.get(rank) ?? []);
  const pawns = new Set(moves.flatMap(pawnsOf));
  const { pawn } = draft;
  const targets = pawn === null ? [] : targetsOf(state, moves, pawn, rank !== null);
  const plain =
    rank === null
      ? undefined
      : moves.find(m => pawnsOf(m).length === 0 && (m.kind !== 'block' || pawns.size === 0));
  const only = targets.length === 1 && targets[0]!.moves.length === 1 ? targets[0]!.moves[0]! : null;
  return { pawns, targets, ready: plain ?? only };
}

/** Where a pawn may go; without a card in hand only by cards that need no second pawn. */
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

export function wayOfMove(state: State, move: Extract<Move, { kind: 'walk' }>): Way {
  const colour = colourOn(state, move.from);
  return wayBetween(colour, move.from, move.to, at => colourOn(state, at) >= 0, {
    back: move.card === FOUR,
    sweeping: move.card === KING,
  });
}

/** Pawns that walked earlier in the same 7 have left their squares; one of the same colour will have to (TOCK-12). */
export function wayOfPart(state: State, part: Part, earlier: Split = []): Way {
  const colour = colourOn(state, part.from);
  const { selfCapture } = state.variant;
  const standing = (at: Place): boolean => {
    const [other, walked] = [colourOn(state, at), earlier.some(p => p.from === at)];
    return other >= 0 && !walked && (selfCapture || other !== colour);
  };
  return wayBetween(colour, part.from, part.to, standing);
}

function lightSplit(state: State, choices: Choices, { pawn, parts }: Draft): Light {
  const splits = splitsOf(choices);
  const open = openParts(splits, parts);
  const others = parts.filter(part => part.from !== pawn);
  const ways = pawn === null ? [] : partsFor(splits, parts, pawn);
  const matched = matchSplit(splits, parts, state.pawns);
  return {
    pawns: new Set([...open, ...parts].map(part => part.from)),
    targets: ways.map(part => ({ at: part.to, moves: [], part, way: wayOfPart(state, part, others) })),
    ready: matched && { kind: 'split', parts: matched },
  };
}
