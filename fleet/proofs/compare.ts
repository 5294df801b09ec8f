import {
  BadText,
  type Eyes,
  type Game,
  type GameRecord,
  isMove,
  type Match,
  type MoveEntry,
  replaySteps,
  type TimelineStep,
  verify,
} from '@tablee/kernel';
import { actorsOf, type ClientEyes, eventsFor, isOpen, toldOf } from '@tablee/table';
import { hashPosition, hashTold, type Ledger, seatKey } from './ledger.ts';
import type { StoredLog } from './stored-logs.ts';

/** What may be wrong with a table, and how it is named in the report. */
export const BREACHES = {
  lost: 'acknowledged moves lost',
  doubled: 'moves stored that no client sent for that decision',
  changed: 'moves stored other than they were sent',
  gap: 'logs with a gap or an entry twice',
  rules: 'logs that do not replay by the rules and the sealed luck',
  twice: 'moves of bots or clocks made twice or too early',
  secret: 'frames with what these eyes may not know',
  frame: 'frames that differ from the log',
} as const;
export type BreachKind = keyof typeof BREACHES;
export type Breach = { readonly kind: BreachKind; readonly sentence: string };

export type CompareOptions = {
  /** A bot moves at least this long after the entry before; null: the dates of nodes differ. */
  readonly botPauseMs: number | null;
};

/** Timers may fire a little early, and dates are whole milliseconds. */
const PAUSE_SLACK_MS = 20;

/** Compares what clients of a table saw with its stored log. */
export function compareTable(
  id: string,
  game: Game,
  ledger: Ledger,
  stored: StoredLog | undefined,
  options: CompareOptions,
): readonly Breach[] {
  const breaches: Breach[] = [];
  const add = (kind: BreachKind, what: string): void => {
    breaches.push({ kind, sentence: `${game.id} ${id}: ${what}` });
  };
  for (const fault of ledger.faults) add(faultKind(fault), fault);
  if (!stored) {
    add('lost', 'the table is not in the database');
    return breaches;
  }
  const { rows, head } = stored;
  if (rows.some((row, i) => row.n !== i + 1)) add('gap', `entries ${rows.map(row => row.n).join(' ')}`);
  if (ledger.n > rows.length)
    add('lost', `entry ${ledger.n} was announced, ${rows.length} entries are stored`);
  const record: GameRecord = { ...head, tablee: 1, entries: rows.map(row => row.entry) };
  try {
    verify(game, record);
    compareSteps(game, record, ledger, stored, options, add);
  } catch (error) {
    if (!(error instanceof BadText)) throw error;
    add('rules', error.message);
  }
  return breaches;
}

type Add = (kind: BreachKind, what: string) => void;

const faultKind = (fault: string): BreachKind =>
  fault.includes('the clock played') ? 'twice' : fault.includes('seed') ? 'secret' : 'frame';

function compareSteps(
  game: Game,
  record: GameRecord,
  ledger: Ledger,
  stored: StoredLog,
  options: CompareOptions,
  add: Add,
): void {
  const answered = new Set<string>();
  let before: Match | null = null;
  for (const step of replaySteps(game, record)) {
    compareFrames(step, ledger, add);
    if (before && step.entry && isMove(step.entry)) {
      answered.add(seatKey(step.entry.seat, before.decisions[step.entry.seat] ?? -1));
      compareMove(before, step.entry, ledger, stored, options, add);
    }
    before = step.match;
  }
  for (const [key, { move, acknowledged }] of ledger.sent)
    if (acknowledged && !answered.has(key)) add('lost', `seat and decision ${key}: ${move} is not stored`);
  if (ledger.seedSeen && !before?.outcome) add('secret', 'the seed of the luck was sent before the end');
}

function compareMove(
  before: Match,
  entry: MoveEntry,
  ledger: Ledger,
  { bots, rows }: StoredLog,
  { botPauseMs }: CompareOptions,
  add: Add,
): void {
  const { seat, move, clock } = entry;
  const n = before.n + 1;
  if (clock) return;
  if (bots.has(seat)) {
    // Simultaneous choices are made at once, and are posed by an earlier entry.
    if (botPauseMs === null || n === 1 || actorsOf(before).length > 1 || before.decisions[seat] !== n - 1)
      return;
    const gap = (rows[n - 1]?.madeAt ?? 0) - (rows[n - 2]?.madeAt ?? 0);
    if (gap < botPauseMs - PAUSE_SLACK_MS)
      add('twice', `entry ${n}: the bot of seat ${seat} moved ${gap} ms after entry ${n - 1}`);
    return;
  }
  const decision = before.decisions[seat] ?? -1;
  const sent = ledger.sent.get(seatKey(seat, decision));
  if (!sent)
    add('doubled', `entry ${n}: seat ${seat} sent no move for decision ${decision}, ${move} is stored`);
  else if (sent.move !== move)
    add('changed', `entry ${n}: seat ${seat} sent ${sent.move}, ${move} is stored`);
}

/** Every frame must be what the rules show these eyes at that entry. */
function compareFrames(step: TimelineStep, ledger: Ledger, add: Add): void {
  const { match, entry, events } = step;
  const { n, game } = match;
  for (const [eyes, seen] of ledger.frames.get(n) ?? []) {
    if (seen.position !== positionFor(match, eyes, eyes)) {
      const other = othersThan(eyes, match).find(o => seen.position === positionFor(match, eyes, o));
      if (other === undefined) add('frame', `entry ${n}: eyes ${eyes} saw another position`);
      else add('secret', `entry ${n}: eyes ${eyes} saw what ${other} may see`);
    }
    if (seen.told === null || !entry) continue;
    const toldTo = (as: Eyes): string =>
      hashTold({ told: toldOf(entry, n, isOpen(match), as), events: eventsFor(game, events, as) });
    if (seen.told === toldTo(eyes)) continue;
    const other = othersThan(eyes, match).find(o => seen.told === toldTo(o));
    if (other === undefined) add('frame', `entry ${n}: eyes ${eyes} were told something else`);
    else add('secret', `entry ${n}: eyes ${eyes} were told what ${other} may know`);
  }
}

const othersThan = (eyes: ClientEyes, { table }: Match): readonly Eyes[] =>
  ([...Array.from({ length: table.seats }, (_, seat) => seat), 'public', 'referee'] as const).filter(
    other => other !== eyes,
  );

/** A frame for `eyes` whose view is that of `as`. */
function positionFor(match: Match, eyes: ClientEyes, as: Eyes): string {
  const { game, state, outcome } = match;
  return hashPosition({
    view: game.writeState(game.redact(state, as)),
    actors: [...actorsOf(match)],
    decision: eyes === 'public' ? -1 : (match.decisions[eyes] ?? -1),
    outcome: outcome && {
      payoff: outcome.payoff,
      ...(outcome.score ? { score: outcome.score } : {}),
      reason: outcome.reason,
    },
  });
}
