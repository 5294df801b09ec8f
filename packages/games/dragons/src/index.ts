import type { Game, Outcome, Seat } from '@tablee/kernel';
import { play } from './apply.ts';
import { STONES, TOMB, UNSEEN } from './board.ts';
import type { DragonsEvent } from './events.ts';
import { kindOf, type Move, NO_GESTURE } from './move.ts';
import { chooseForAbsent, listMoves, sampleMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { readState, writeState } from './position.ts';
import { forget, imagine, redact, tell } from './redact.ts';
import { NO_HANDS } from './refusals.ts';
import { refuse } from './refuse.ts';
import { clone, emptyState, isActor, isOver, NO_SEAT, type State } from './state.ts';
import { type DragonsOptions, MOST_SEATS, OPTIONS, settleVariant } from './variant.ts';

export type Dragons = Game<DragonsOptions, State, Move, DragonsEvent>;

export const dragons: Dragons = {
  id: 'dragons',
  rules: 1,
  traits: {
    seats: [2, 3, 4, 5],
    luck: true,
    secrets: true,
    together: true,
    moves: 'listed',
    goal: 'rivals',
    memory: true,
  },
  options: OPTIONS,
  presets: { classique: {}, mains: { hands: 'real' } },
  /** DRAGON-10: at one table, real hands are more fun than a curtain. */
  oneScreen: { hands: 'real' },

  problems: () => [],
  noBots: ({ options }) => (options.hands === 'real' ? NO_HANDS : null),
  teams: ({ seats }) => Array.from({ length: seats }, (_, seat) => [seat]),
  /** DRAGON-10: only gestures on the screen are secret. */
  open: s => s.phase !== 'duel' || s.variant.hands === 'real',
  forget,
  /** DRAGON-9: no free chat. */
  quiet: () => true,
  setup(table, chance) {
    const state = emptyState(settleVariant(table));
    const free = TOMB.slice();
    const spaces = Array.from({ length: STONES }, () => free.splice(chance.pick(free.length), 1)[0]!);
    for (const space of spaces) state.cells[space] = UNSEEN;
    return { state, events: [{ kind: 'laid', spaces: spaces.sort((a, b) => a - b) }] };
  },

  actors,
  moves: listMoves,
  sample: sampleMove,
  refuse,
  apply(s, seat, m, chance) {
    const events: DragonsEvent[] = [];
    play(s, seat, m, chance, events);
    return events;
  },
  outcome,
  binding,
  idle: chooseForAbsent,

  redact,
  tell,
  imagine,
  clone,

  writeMove,
  readMove,
  writeState,
  readState,
};

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

function actors(s: State): readonly Seat[] {
  if (s.winner !== NO_SEAT) return ALONE[s.winner]!;
  const choosing: Seat[] = [];
  for (let seat = 0; seat < s.variant.seats; seat++) if (isActor(s, seat)) choosing.push(seat);
  return choosing;
}

/** DRAGON-7: a shared win pays half, like a draw. */
function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  const most = Math.max(...s.kept);
  const paid = s.kept.filter(n => n === most).length === 1 ? 1 : 0.5;
  return { payoff: s.kept.map(n => (n === most ? paid : 0)), score: s.kept.slice(), reason: 'counted' };
}

/** Moves that reveal something cannot be taken back: turning, hiding, and the last gesture of a duel. */
function binding(s: State, m: Move): boolean {
  switch (kindOf(m)) {
    case 'turn':
    case 'hide':
      return true;
    case 'gesture':
      return s.inside.filter((is, seat) => is === 1 && s.chosen[seat] === NO_GESTURE).length === 1;
    case 'keep':
    case 'won':
      return false;
  }
}

export * from './board.ts';
export * from './board.ts';
export type { DragonsEvent } from './events.ts';
export type { Messages } from './messages/fr.ts';
export * from './move.ts';
export * from './move.ts';
export { listMoves, sampleMove } from './moves.ts';
export {
  BAD_POSITIONS,
  type BadPosition,
  REFUSALS,
  type RefusalKey,
  RULE_BROKEN,
} from './refusals.ts';
export {
  FIGURES,
  type Figure,
  RULE_IDS,
  type RuleId,
} from './rules/page.ts';
export {
  clone,
  countDown,
  countUp,
  hasFireflies,
  hidingPlaces,
  isActor,
  isOver,
  NO_SEAT,
  PHASES,
  type Phase,
  REASONS,
  type Reason,
  SCREEN_HOLDER,
  type State,
  toHide,
} from './state.ts';
export { type DragonsOptions, HANDS, type Hands, MOST_SEATS, OPTIONS, type Variant } from './variant.ts';
export { sayEvent, sayMove, saySpace, sayTask } from './words.ts';
