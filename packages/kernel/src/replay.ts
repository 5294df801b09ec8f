import { BadPicks, fromHex, opensTo, replayChance, streamPick } from './chance.ts';
import { ReplayCheckpoints } from './checkpoints.ts';
import { BadText, type Chance, type Game, type OptionSheet, type Outcome, type Table } from './contract.ts';
import { nextDecisions } from './decision.ts';
import { type Entry, type GameRecord, isMove, type Seal } from './log.ts';
import {
  abandon,
  agreeDraw,
  isRefused,
  type Match,
  openMatch,
  playMove,
  type Refused,
  refused,
  resign,
  type Step,
  type TimelineStep,
} from './match.ts';
import { readTable } from './options.ts';

type Luck = (n: number, picks: readonly number[]) => Chance & { finish?(): void };
const recordedLuck: Luck = (_n, picks) => replayChance(picks);

/** Goes back to an earlier position as a new entry: the log only grows. */
export function goBack<S, M, E, O extends OptionSheet>(
  now: Match<S, M, E, O>,
  target: Match<S, M, E, O>,
  seat: number,
): Step<S, M, E, O> {
  const n = now.n + 1;
  const { game, table } = now;
  const decisions = nextDecisions(game, target.state, [], null, n, table.seats);
  const match = { ...target, n, state: game.clone(target.state), decisions };
  return { match, entry: { act: 'back', seat, to: target.n }, events: [] };
}

/** Plays a record again, the set-up first; throws a BadText naming the entry that does not fit the rules. */
export function* replaySteps<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  record: GameRecord,
  luck: Luck = recordedLuck,
): Generator<TimelineStep<S, M, E, O>> {
  if (record.game !== game.id)
    throw new BadText('record-game', `This record is of another game (${record.game}).`, [record.game]);
  if (record.rules !== game.rules) {
    throw new BadText(
      'record-rules',
      `This record needs rules ${record.rules} of ${game.id}, not ${game.rules}.`,
      [record.rules, game.id],
    );
  }
  const table = readTable(game as unknown as Game<O>, record.seats, record.options);
  const opened = openWith(game, table, luck(0, record.setup));
  let now = opened.match;
  const past = new ReplayCheckpoints<S, M, E, O>(record);
  past.note(now);
  yield opened;
  for (const [i, entry] of record.entries.entries()) {
    const n = i + 1;
    const step = stepTo(now, (at, to) => past.at(at, to), entry, n, luck);
    now = step.match;
    past.note(now);
    yield step;
  }
}

/** The match after an earlier entry of the line of `now`. */
type Past<S, M, E, O extends OptionSheet> = (now: Match<S, M, E, O>, n: number) => Match<S, M, E, O>;

/**
 * Plays the next entry of a log, with its recorded luck. `at` finds an earlier position of the line for a take-back;
 * null when that position is not at hand. Throws a BadText for an entry that does not fit the rules.
 */
export function replayEntry(now: Match, entry: Entry, at: (n: number) => Match | null): Step | null {
  let missing = false;
  const past = (_now: Match, n: number): Match => {
    const found = at(n);
    missing = found === null;
    return found ?? now;
  };
  const step = stepTo(now, past, entry, now.n + 1, recordedLuck);
  return missing ? null : step;
}

function openWith<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  table: Table<O>,
  chance: ReturnType<Luck>,
): ReturnType<typeof openMatch<O, S, M, E>> {
  try {
    const opened = openMatch(game, table, chance);
    chance.finish?.();
    return opened;
  } catch (e) {
    throw explain(e, 0);
  }
}

function stepTo<O extends OptionSheet, S, M, E>(
  now: Match<S, M, E, O>,
  past: Past<S, M, E, O>,
  entry: Entry,
  n: number,
  luck: Luck,
): Step<S, M, E, O> {
  try {
    if (isMove(entry)) {
      const picks = entry.picks ?? [];
      const chance = luck(n, picks);
      const step = playMove(now, entry.seat, entry.move, { pick: k => chance.pick(k), picks });
      if (isRefused(step))
        throw new BadText('record-move', `Entry ${n} (${entry.move}) breaks rule ${step.refusal.rule}.`, [
          n,
          entry.move,
          step.refusal.rule,
        ]);
      chance.finish?.();
      return entry.clock || entry.by ? { ...step, entry } : step;
    }
    const step =
      entry.act === 'resign'
        ? resign(now, entry.seat, entry.clock ? 'clock' : 'seat')
        : entry.act === 'draw'
          ? agreeDraw(now, entry.seat)
          : entry.act === 'abandon'
            ? abandon(now, entry.seat)
            : tracedBack(past, now, entry.to, entry.seat);
    if (isRefused(step))
      throw new BadText('record-act', `Entry ${n} (${entry.act}) is not possible there.`, [n, entry.act]);
    return step;
  } catch (e) {
    throw explain(e, n);
  }
}

/** Only along the line, and never over a binding move: a log cannot draw luck again. */
function tracedBack<O extends OptionSheet, S, M, E>(
  past: Past<S, M, E, O>,
  now: Match<S, M, E, O>,
  to: number,
  seat: number,
): Step<S, M, E, O> | Refused {
  const onLine = to === 0 || now.line.until(to).n === to;
  if (!onLine || seat >= now.table.seats) return refused('nothing-to-take-back');
  if (now.line.bound > to) return refused('bound');
  return goBack(now, past(now, to), seat);
}

const explain = (e: unknown, n: number): unknown =>
  e instanceof BadPicks ? new BadText('record-luck', `Entry ${n}: ${e.message}.`, [n]) : e;

/** The match at the end of a record, or after entry `upTo`. */
export function replay<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  record: GameRecord,
  upTo: number = record.entries.length,
): Match<S, M, E, O> {
  let match: Match<S, M, E, O> | null = null;
  const cut = { ...record, entries: record.entries.slice(0, upTo) };
  for (const step of replaySteps(game, cut)) match = step.match;
  return match!;
}

export type Verdict = {
  readonly entries: number;
  readonly picks: number;
  readonly sealed: number;
  /** The match after the last entry. */
  readonly end: Match;
};

/** Checks all moves of a record, and all picks against the published seed. Throws a BadText at the first mismatch. */
export function verify(game: Game, record: GameRecord): Verdict {
  const checking = verifySteps(game, record);
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, yielding entry numbers, so that a page stays responsive. */
export function* verifySteps(game: Game, record: GameRecord): Generator<number, Verdict> {
  for (const seal of record.seals) {
    if (seal.seed !== undefined && !opensTo(seal.seed, seal.commitment)) {
      throw new BadText('seal', 'The opened seed does not fit the hash published before the game.');
    }
  }
  let picks = 0;
  let sealed = 0;
  const seedAt = seedsInOrder(record.seals);
  const checked: Luck = (n, recorded) => {
    const seed = seedAt(n);
    const back = replayChance(recorded);
    let i = 0;
    return {
      pick(k) {
        const value = back.pick(k);
        picks++;
        if (seed && streamPick(seed, n, i, k) !== value) {
          throw new BadText('pick', `Pick ${i + 1} of entry ${n} does not come from the sealed seed.`, [
            i + 1,
            n,
          ]);
        }
        if (!seed) sealed++;
        i++;
        return value;
      },
      finish: () => back.finish(),
    };
  };
  let end: Match | null = null;
  for (const step of replaySteps(game, record, checked)) {
    end = step.match;
    yield end.n;
  }
  if (!end) throw new Error('a record has a set-up at least');
  if (record.outcome && !sameOutcome(record.outcome, end.outcome)) {
    throw new BadText('outcome', 'The outcome written in the record is not the one its moves lead to.');
  }
  const lot = record.lot;
  const first = seedsInOrder(record.seals)(0);
  if (lot && first && streamPick(first, 'lot', 0, lot.of) !== lot.pick) {
    throw new BadText('pick', 'The lot that gave out the seats does not come from the sealed seed.');
  }
  return { entries: end.n, picks, sealed, end };
}

const sameFigures = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((v, i) => v === b[i]);

/** Whether an outcome stored earlier is the one reached now. A score is compared only where one was stored. */
export const sameOutcome = (said: Outcome, reached: Outcome | null): boolean =>
  reached !== null &&
  said.reason === reached.reason &&
  sameFigures(said.payoff, reached.payoff) &&
  (said.score === undefined || sameFigures(said.score, reached.score ?? []));

/** The seed that covers entry n, for ascending n. Linear: there may be as many seals as entries. */
function seedsInOrder(seals: readonly Seal[]): (n: number) => Uint8Array | null {
  let next = 0;
  let seed: Uint8Array | null = null;
  return n => {
    for (; next < seals.length && seals[next]!.from <= n; next++) {
      const opened = seals[next]!.seed;
      seed = opened === undefined ? null : fromHex(opened);
    }
    return seed;
  };
}
