import {
  agreeDraw,
  type Chance,
  Checkpoints,
  defaultTable,
  type Entry,
  type Game,
  type GameRecord,
  goBack,
  isMove,
  isRefused,
  type Match,
  openMatch,
  playMove,
  RECORD_FORMAT,
  readTable,
  replayChance,
  replaySteps,
  resign,
  type Seat,
  type Step,
  searchChance,
  type Table,
} from '@tablee/kernel';

export type LongGame = {
  readonly entries: number;
  readonly seed: number;
  readonly table?: Table;
  /** Default: `game.sample`. */
  readonly choose?: (state: unknown, seat: Seat, chance: Chance) => unknown;
  /** Percentage of take-backs, where one is possible. */
  readonly backs?: number;
};

const TRIES = 12;
/** Tries for a move that is not binding: binding moves bring the game nearer to its end. */
const SHY_TRIES = 3;
/** One take-back in this many undoes several moves; so does one at a position where the game must end. */
const DEEP_ONE_IN = 8;
const DEEPEST = 40;

/** A log of the wanted length: avoids moves that end the game, and takes back where there are no others. */
export function longRecord(game: Game, options: LongGame): GameRecord {
  const { entries: wanted, seed, table = defaultTable(game), backs = 10 } = options;
  const chance = searchChance(seed);
  const setup = recorded(chance);
  const entries: Entry[] = [];
  const checkpoints = new Checkpoints();
  let { match } = openMatch(game, table, setup);
  checkpoints.note(match);
  const record = (): GameRecord => ({
    tablee: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [],
    setup: setup.picks,
    entries,
  });
  const matchAfter = (n: number): Match => {
    const near = checkpoints.at(match, n);
    if (near) return near;
    for (const frame of replaySteps(game, { ...record(), entries: entries.slice(0, n) }))
      checkpoints.note(frame.match);
    return checkpoints.at(match, n)!;
  };
  while (entries.length < wanted) {
    const back = match.line.bound < match.line.n && chance.pick(100) < backs;
    const depth = back && chance.pick(DEEP_ONE_IN) > 0 ? 1 : DEEPEST;
    const step = (back ? null : goOn(match, options, chance)) ?? takeBack(match, depth, matchAfter, chance);
    if (!step) break;
    entries.push(step.entry);
    match = step.match;
    checkpoints.note(match);
  }
  return record();
}

function recorded(chance: Chance): Chance & { readonly picks: number[] } {
  const picks: number[] = [];
  return {
    picks,
    pick(n) {
      const value = chance.pick(n);
      picks.push(value);
      return value;
    },
  };
}

/** A move that does not end the game; null if none is found. */
function goOn(match: Match, { choose }: LongGame, chance: Chance): Step | null {
  const { game, state } = match;
  const actors = game.actors(state);
  let found: Step | null = null;
  for (let tries = 0; tries < (found ? SHY_TRIES : TRIES); tries++) {
    const seat = actors[chance.pick(actors.length)]!;
    const move = (choose ?? game.sample)(state, seat, chance);
    const step = playMove(match, seat, game.writeMove(move), recorded(chance));
    if (isRefused(step)) throw new Error(`${step.refusal.rule} refuses ${game.writeMove(move)}`);
    if (step.match.outcome) continue;
    if (!step.match.line.last!.binding) return step;
    found ??= step;
  }
  return found;
}

function takeBack(
  match: Match,
  depth: number,
  matchAfter: (n: number) => Match,
  chance: Chance,
): Step | null {
  const { line } = match;
  const tail = line.tail(depth).filter(p => p.n > line.bound);
  if (tail.length === 0) return null;
  const { n, seat } = tail[chance.pick(tail.length)]!;
  return goBack(match, matchAfter(line.until(n - 1).n), seat);
}

/** A simple replay that keeps every match, as a reference for others. */
export function everyMatch(game: Game, record: GameRecord): readonly Match[] {
  const table = readTable(game, record.seats, record.options);
  const matches: Match[] = [openMatch(game, table, replayChance(record.setup)).match];
  for (const entry of record.entries) {
    const now = matches.at(-1)!;
    const step = isMove(entry)
      ? playMove(now, entry.seat, entry.move, replayChance(entry.picks ?? []))
      : entry.act === 'back'
        ? goBack(now, matches[entry.to]!, entry.seat)
        : (entry.act === 'draw' ? agreeDraw : resign)(now, entry.seat);
    if (isRefused(step)) throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(entry)}`);
    matches.push(step.match);
  }
  return matches;
}
