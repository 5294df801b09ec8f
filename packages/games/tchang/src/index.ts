import { type Game, type Outcome, openInformation, type Seat, type Table } from '@tablee/kernel';
import { play } from './apply.ts';
import { isUnseen } from './cell.ts';
import type { TchangEvent } from './events.ts';
import { OPEN_MAZE, wallUp } from './maze.ts';
import { AUTO, isGo, type Move, toOf } from './move.ts';
import { chooseForAbsent, listMoves, sampleMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { placeRest } from './placement.ts';
import { writeState } from './position.ts';
import { readState } from './reading.ts';
import { refuse } from './refuse.ts';
import { clone, emptyState, isOver, type State } from './state.ts';
import { OPTIONS, type Rules, settleVariant, type TchangOptions } from './variant.ts';

export type Tchang = Game<TchangOptions, State, Move, TchangEvent>;

const NO_SEAT: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Today's game is rules 2; stored games of rules 1 go on under theirs. */
const rulesOf = (rules: Rules): Tchang => ({
  id: 'tchang',
  rules,
  traits: {
    seats: [4, 1, 2, 3],
    luck: true,
    secrets: false,
    together: false,
    moves: 'listed',
    goal: 'shared',
  },
  options: OPTIONS,
  presets: {
    // TCHANG-16: classique is the rulebook's own game. Win rates: win-rates.ts; the choice of expert: README.md.
    decouverte: { animals: 3, tangramBonus: 1 },
    classique: {},
    expert: { fireflies: 5, animals: 3, statues: 'far', cover: 'none' },
    tchang: { fireflies: 3 },
  },

  problems: () => [],
  teams,
  setup(table, chance) {
    const variant = settleVariant(table, rules);
    const events: TchangEvent[] = [];
    const state = emptyState(variant, variant.labyrinth === 'walls' ? wallUp(chance) : OPEN_MAZE);
    if (variant.labyrinth === 'walls') events.push({ kind: 'walled', corridors: [...state.maze.closed] });
    if (variant.placement === 'auto') placeRest(state, chance, events);
    return { state, events };
  },

  actors: s => (isOver(s) ? NO_SEAT : ALONE[s.turn]!),
  moves: (s, seat) => listMoves(s, seat),
  sample: sampleMove,
  refuse,
  apply(s, _seat, m, chance) {
    const events: TchangEvent[] = [];
    play(s, m, chance, events);
    return events;
  },
  outcome,
  binding: (s, m) => m === AUTO || (isGo(m) && isUnseen(s.cells[toOf(m)]!)),
  idle: chooseForAbsent,

  // Everything lies open. TCHANG-6, TCHANG-8: a face is drawn when it is turned, so none is hidden.
  ...openInformation<State, TchangEvent>(clone),
  clone,

  writeMove,
  readMove,
  writeState,
  readState: (text, table) => readState(rules, text, table),
});

export const tchang = rulesOf(2);
export const tchangRules1 = rulesOf(1);

/** All seats form one team. */
function teams({ seats }: Table<TchangOptions>): readonly (readonly Seat[])[] {
  return [Array.from({ length: seats }, (_, seat) => seat)];
}

function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  const paid = s.phase === 'escaped' ? 1 : 0;
  return { payoff: new Array<number>(s.variant.seats).fill(paid), reason: s.phase };
}

export { play } from './apply.ts';
export * from './board.ts';
export * from './cell.ts';
export type { TchangEvent } from './events.ts';
export { foundSoFar, type Goal, isHopeless, isWarned, pawnsOn, reachOf, routeBetween } from './inspect.ts';
export {
  CORRIDORS,
  type Corridor,
  endsOf,
  isWhole,
  LABYRINTHS,
  type Labyrinth,
  Maze,
  nameCorridor,
  OPEN_MAZE,
  readCorridor,
  WALLS,
  wallUp,
} from './maze.ts';
export type { Messages } from './messages/fr.ts';
export * from './move.ts';
export { canLeave, closing, listInto, listMoves, openExit, sampleMove } from './moves.ts';
export { nameStatue } from './position.ts';
export {
  BAD_POSITIONS,
  type BadPosition,
  REFUSALS,
  type RefusalKey,
  RULE_BROKEN,
} from './refusals.ts';
export { dragonsShown, isComplete, piecesShown } from './reveal.ts';
export {
  FIGURES,
  type Figure,
  RULE_IDS,
  type RuleId,
} from './rules/page.ts';
export {
  clone,
  isActor,
  isBitten,
  isOver,
  PHASES,
  type Phase,
  placesStatue,
  REASONS,
  type Reason,
  STEPS,
  type State,
  type Step,
} from './state.ts';
export {
  canAnyoneEverMove,
  canMove,
  canShare,
  firefliesOn,
  longestQuiet,
  mayShare,
  standTogether,
} from './turn.ts';
export {
  COVERS,
  type Cover,
  OPTIONS,
  ownerOf,
  PLACEMENTS,
  type Placement,
  type Rules,
  SCATTERS,
  type Scatter,
  type Seats,
  STATUE_SUPPLY,
  STATUES,
  type TchangOptions,
  type Variant,
} from './variant.ts';
export { nameSeat, sayEvent, sayMove, saySpace, sayTask } from './words.ts';
