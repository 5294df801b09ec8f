import type { Thinker } from '@tablee/bots';
import {
  isMove,
  isRefused,
  liveChance,
  type Match,
  playMove,
  type Seat,
  seedFromText,
  type TimelineStep,
} from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { GameReview, Tally } from '../../board/review.ts';
import { topQuestion } from '../../bots/thinker.ts';
import { turnsOf } from '../../session/timeline.ts';

/** The value for the chosen seat after entry n, from 0 (lost) to 1 (won). */
export type PositionValue = { readonly n: number; readonly value: number };

/** Why the better move is better: something it brings, or something the move played costs. */
export type Reason = {
  readonly of: 'better' | 'played';
  readonly kind: string;
  readonly n: number;
  readonly more: number;
};

/** What could have been played in a turn. Facts instead of sentences: it is stored, and read in any language. */
export type TurnReview = {
  /** The last entry of the turn, and the entry before the turn. */
  readonly n: number;
  readonly from: number;
  readonly seat: Seat;
  /** The chances of the side that played fell. */
  readonly fell: boolean;
  /** The strongest bot's move; null if it would have played the same, or the turn was good for the side. */
  readonly better: string | null;
  /** The chances of the side with the better move. */
  readonly value: number;
  readonly reasons: readonly Reason[];
};

/** Kinds of every game: the line ends it. */
export const WON = 'won';
export const LOST = 'lost-game';

/** How often a line with luck is tried: only what happens each time is said. */
const TRIES = 8;
const ANSWER_MS = 400;

type Range = { readonly least: Tally; readonly most: Tally };

/** A turn as it went: its moves one by one, from the position before it. */
type Tried = { readonly steps: Timeline; readonly drewLuck: boolean };

/** Plays a turn as far as its moves are legal: with other luck a later one may not be. */
function tryTurn(start: Timeline, seat: Seat, moves: readonly string[], words: string): Tried {
  const steps: TimelineStep[] = [...start];
  let drewLuck = false;
  for (const move of moves) {
    const { match } = steps.at(-1)!;
    const luck = liveChance(seedFromText(words), match.n + 1);
    const step = playMove(match, seat, move, luck);
    if (isRefused(step)) break;
    drewLuck ||= luck.picks.length > 0;
    // `steps[n]` must be entry n: a line that branches off replaces what was played there.
    steps.length = step.match.n;
    steps.push(step);
  }
  return { steps, drewLuck };
}

const sideOf = ({ game, table }: Match, seat: Seat): readonly Seat[] =>
  game.teams(table).find(team => team.includes(seat)) ?? [seat];

function tallyOf(steps: Timeline, from: number, side: readonly Seat[], review: GameReview): Tally {
  const { match } = steps.at(-1)!;
  const played = match.line.since(from).map(({ n }) => steps[n]!);
  const line = {
    before: steps[from]!.match.state,
    after: match.state,
    events: played.flatMap(step => step.events),
  };
  const payoff = (match.outcome ?? match.game.outcome(match.state))?.payoff[side[0] ?? 0];
  return {
    ...review.tally(line, side),
    [WON]: payoff === 1 ? 1 : 0,
    [LOST]: payoff === 0 ? 1 : 0,
  };
}

const rangeOf = (tallies: readonly Tally[]): Range => {
  const kinds = Object.keys(tallies[0] ?? {});
  const pick = (choose: (...n: number[]) => number): Tally =>
    Object.fromEntries(kinds.map(kind => [kind, choose(...tallies.map(tally => tally[kind] ?? 0))]));
  return { least: pick(Math.min), most: pick(Math.max) };
};

/** What is surely different between two lines, the most important first. */
export function compareLines(
  better: readonly Tally[],
  played: readonly Tally[],
  { good, bad }: Pick<GameReview, 'good' | 'bad'>,
): readonly Reason[] {
  const best = rangeOf(better);
  const was = rangeOf(played);
  const reasons: Reason[] = [];
  for (const kind of [WON, ...good]) {
    const n = best.least[kind] ?? 0;
    const more = n - (was.most[kind] ?? 0);
    if (more > 0) reasons.push({ of: 'better', kind, n, more });
  }
  for (const kind of [LOST, ...bad]) {
    const n = was.least[kind] ?? 0;
    const more = n - (best.most[kind] ?? 0);
    if (more > 0) reasons.push({ of: 'played', kind, n, more });
  }
  return reasons;
}

type Asked = {
  readonly thinker: Pick<Thinker, 'think'>;
  /** Unredacted. */
  readonly steps: Timeline;
  /** The last entry of the turn. */
  readonly n: number;
  readonly fell: boolean;
  readonly review: GameReview | null;
};

/** Looks for the better move of a turn, and for the reasons. */
export async function reviewTurn({ thinker, steps, n, fell, review }: Asked): Promise<TurnReview | null> {
  const end = steps.at(-1)!.match;
  const turns = turnsOf(end);
  const at = turns.findIndex(turn => turn.steps.at(-1)!.n === n);
  const turn = turns[at];
  if (!turn) return null;
  const from = turns[at - 1]?.steps.at(-1)?.n ?? 0;
  const { seat } = turn;
  const before = steps.slice(0, from + 1);
  const start = before.at(-1)!.match;
  const moves = turn.steps.map(({ move }) => move);
  const side = sideOf(start, seat);
  const none: TurnReview = { n, from, seat, fell, better: null, value: 0, reasons: [] };
  if (start.game.noBots?.(start.table)) return none;
  const happened = steps.slice(0, n + 1);
  if (!fell) {
    const tally = review ? [tallyOf(happened, from, side, review)] : [];
    const nothing = rangeOf(tally).least;
    const zero = Object.fromEntries(Object.keys(nothing).map(kind => [kind, 0]));
    const gains = review ? compareLines(tally, [zero], { good: review.good, bad: [] }) : [];
    return { ...none, reasons: gains.map(reason => ({ ...reason, of: 'played' })) };
  }
  const best = await thinker.think(topQuestion(before, seat));
  if (best.turn.join(' ') === moves.join(' ') || best.move === moves[0]) return none;
  if (!review) return { ...none, better: best.move, value: best.value };
  const first = tryTurn(before, seat, best.turn, '0');
  const sealed = first.drewLuck || start.game.traits.secrets || drewLuck(happened, from);
  const better = sealed
    ? Array.from({ length: TRIES }, (_, i) => tryTurn(before, seat, best.turn, String(i)).steps)
    : [await answered(thinker, first.steps, side)];
  const played = sealed ? happened : await answered(thinker, happened, side);
  const reasons = compareLines(
    better.map(line => tallyOf(line, from, side, review)),
    [tallyOf(played, from, side, review)],
    review,
  );
  return { ...none, better: best.move, value: best.value, reasons };
}

/** The moves since entry `from` depended on luck. */
const drewLuck = (steps: Timeline, from: number): boolean =>
  steps
    .at(-1)!
    .match.line.since(from)
    .some(({ n }) => {
      const entry = steps[n]!.entry;
      return entry !== null && isMove(entry) && (entry.picks?.length ?? 0) > 0;
    });

/** The line with the strongest bot's answer, if another side answers. */
async function answered(
  thinker: Pick<Thinker, 'think'>,
  steps: Timeline,
  side: readonly Seat[],
): Promise<Timeline> {
  const { match } = steps.at(-1)!;
  const [seat] = match.outcome ? [] : match.game.actors(match.state);
  if (seat === undefined || side.includes(seat)) return steps;
  const { turn } = await thinker.think({ ...topQuestion(steps, seat), ...answerTime(match) });
  const tried = tryTurn(steps, seat, turn, '0');
  return tried.drewLuck ? steps : tried.steps;
}

/** Where shots are sampled, the number of thoughts is limited already. */
const answerTime = ({ game }: Match) => (game.traits.moves === 'sampled' ? {} : { ms: ANSWER_MS });
