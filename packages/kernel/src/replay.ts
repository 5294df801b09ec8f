import { BadPicks, replayChance } from './chance.ts';
import { ReplayCheckpoints } from './checkpoints.ts';
import { BadText, type Chance, type Game, type OptionSheet, type Table } from './contract.ts';
import { nextDecisions } from './decision.ts';
import { type Entry, type GameRecord, isMove } from './log.ts';
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

/** The luck of entry n, whose recorded picks are given. */
export type Luck = (n: number, picks: readonly number[]) => Chance & { finish?(): void };
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
