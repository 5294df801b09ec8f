import type { Game, Outcome, Seat } from '@tablee/kernel';
import { play } from './apply.ts';
import { dealFirst, drawUnused } from './deal.ts';
import type { TockEvent } from './events.ts';
import { binding, countHome } from './inspect.ts';
import type { Move } from './move.ts';
import { chooseForAbsent, isActor, listMoves, sampleMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { coloursOf, findWinners } from './ownership.ts';
import { writeState } from './position.ts';
import { readState } from './reading.ts';
import { imagine, redact, tell } from './redact.ts';
import { refuse } from './refuse.ts';
import { clone, emptyState, type State } from './state.ts';
import { hasTeams, OPTIONS, problems, type RulesNumber, settleVariant, type TockOptions } from './variant.ts';

export type Tock = Game<TockOptions, State, Move, TockEvent>;

const NO_SEAT: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const PARTNERS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];

/** Both rules numbers share everything but `Variant.rules`. */
const makeTock = (rules: RulesNumber): Tock => ({
  id: 'tock',
  rules,
  traits: { seats: [4, 2, 3], luck: true, secrets: true, together: true, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: {
    classique: {},
    chacun: { teams: false },
    mains: { deal: 'hands' },
    confirmes: { touchMove: true },
    rapide: { fastStart: true },
  },

  problems,
  teams: table => (hasTeams(table) ? PARTNERS : ALONE.slice(0, table.seats)),
  /** TOCK-29 */
  quiet: table => hasTeams(table) && !table.options.partnerChat,
  setup(table, chance) {
    const variant = settleVariant(table, rules);
    const unused = variant.seats === 3 ? drawUnused(chance) : -1;
    const state = emptyState(variant, unused);
    const events: TockEvent[] = unused < 0 ? [] : [{ kind: 'unused', colour: unused }];
    dealFirst(state, chance, events);
    return { state, events };
  },

  actors,
  moves: listMoves,
  sample: sampleMove,
  refuse,
  apply(s, seat, m, chance) {
    const news: TockEvent[] = [];
    play(s, seat, m, chance, news);
    return news;
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
  readState: (text, table) => readState(text, rules, table),
});

export const tock = makeTock(2);
/** For games stored before rules 2. */
export const tockRules1 = makeTock(1);

/** In swap and cull: all seats that have not chosen, beginning after the dealer. */
function actors(s: State): readonly Seat[] {
  if (s.phase === 'over') return NO_SEAT;
  if (s.phase === 'play') return ALONE[s.turn]!;
  const { seats } = s.variant;
  const choosing: Seat[] = [];
  for (let i = 1; i <= seats; i++) {
    const seat = (s.dealer + i) % seats;
    if (isActor(s, seat)) choosing.push(seat);
  }
  return choosing;
}

function outcome(s: State): Outcome | null {
  if (s.phase !== 'over') return null;
  const winners = findWinners(s) ?? [];
  const seats = Array.from({ length: s.variant.seats }, (_, seat) => seat);
  return {
    payoff: seats.map(seat => (winners.includes(seat) ? 1 : 0)),
    score: seats.map(seat => countHome(s, coloursOf(s, seat))),
    reason: 'home',
  };
}

export { cardOf, play } from './apply.ts';
export * from './board.ts';
export * from './cards.ts';
export { countUnseen, stockSize } from './deal.ts';
export type { TockEvent } from './events.ts';
export { countHome, handOf, mustDrop, whyNot, whyNotAfter } from './inspect.ts';
export type { Messages } from './messages/fr.ts';
export type { Move, Part } from './move.ts';
export { canPlay, holds, isActor, isBlocked, isUsable, listCard, listMoves, sampleMove } from './moves.ts';
export { letterOf, nameCard, namePlace, readCard, readPlace } from './names.ts';
export { coloursOf, findWinners, isHome, isRival, nextSeat, playedColours, seatOf } from './ownership.ts';
export { colourAt, isFresh, stepsBetween } from './pawns.ts';
export { isSeen } from './redact.ts';
export {
  BAD_POSITIONS,
  type BadPosition,
  PROBLEMS,
  type Problem,
  REASONS,
  REFUSALS,
  type Reason,
  type RefusalKey,
  RULE_BROKEN,
} from './refusals.ts';
export {
  FIGURES,
  type Figure,
  RULE_IDS,
  type RuleId,
} from './rules/page.ts';
export { clone, PHASES, type Phase, type State } from './state.ts';
export {
  COLOUR_ORDERS,
  DEALS,
  type Deal,
  HOUSE_ENTRIES,
  handSizes,
  OPTIONS,
  type RulesNumber,
  type TockOptions,
  type Variant,
} from './variant.ts';
export { wayOf } from './walk.ts';
export { nameSeat, sayEvent, sayMove, sayTask } from './words.ts';
