import {
  type Chance,
  Checkpoints,
  defaultTable,
  type Entry,
  type Game,
  type GameRecord,
  goBack,
  isRefused,
  type Match,
  openMatch,
  playMove,
  RECORD_FORMAT,
  replaySteps,
  type Seat,
  type Step,
  searchChance,
  type Table,
} from '@tablee/kernel';

export { everyMatch } from './every-match.ts';

export type LongWish = {
  readonly entries: number;
  readonly seed: number;
  readonly table?: Table;
  /** How a move is chosen; a plausible one unless told otherwise. */
  readonly choose?: (state: unknown, seat: Seat, chance: Chance) => unknown;
  /** Of a hundred entries that could be take-backs, so many are. */
  readonly backs?: number;
};

const TRIES = 12;
/** So many of them are for a move that can be taken back: the others bring a game nearer to its end. */
const SHY_TRIES = 3;
/** Most take-backs are of one move. One in so many goes farther, and so does one from where the game must end. */
const DEEP_ONE_IN = 8;
const DEEPEST = 40;

/**
 * A log as long as wanted: the game is kept from ending, and where it would have to end something is taken back. Shorter
 * where nothing can be taken back there.
 */
export function longRecord(game: Game, wish: LongWish): GameRecord {
  const { entries: wanted, seed, table = defaultTable(game), backs = 10 } = wish;
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
    const step = (back ? null : goOn(match, wish, chance)) ?? takeBack(match, depth, matchAfter, chance);
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

/** A move that does not end the game, if one is found. */
function goOn(match: Match, { choose }: LongWish, chance: Chance): Step | null {
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
