import {
  type Chance,
  commitTo,
  type Entry,
  type Game,
  type GameRecord,
  goBack,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  RECORD_FORMAT,
  type Seat,
  type Step,
  searchChance,
  seedFromText,
  type Table,
  takeBack,
  toHex,
} from '@tablee/kernel';
import { type Finding, sentenceOf } from './finding.ts';

/** One position of a walk: the match after an entry. */
export type Stop = {
  readonly match: Match;
  readonly entry: Entry | null;
  readonly events: readonly unknown[];
  /** For each pick of the entry, the number of possible values. */
  readonly of: readonly number[];
};

export type Walk = {
  readonly table: Table;
  readonly seed: string;
  readonly stops: readonly Stop[];
  readonly record: GameRecord;
  readonly findings: readonly Finding[];
};

/** Records each pick and its number of possible values. */
export function askedChance(inner: Chance): Chance & { readonly picks: number[]; readonly of: number[] } {
  const picks: number[] = [];
  const of: number[] = [];
  return {
    picks,
    of,
    pick(n) {
      const value = inner.pick(n);
      of.push(n);
      picks.push(value);
      return value;
    },
  };
}

export function recordOf(
  game: Game,
  table: Table,
  seed: Uint8Array,
  setup: readonly number[],
  entries: readonly Entry[],
): GameRecord {
  return {
    tablee: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [{ from: 0, commitment: commitTo(seed), seed: toHex(seed) }],
    setup,
    entries,
  };
}

/** A move of a random actor: mostly listed, sometimes sampled or idle. */
function chooseMove(game: Game, match: Match, dice: Chance): { readonly seat: Seat; readonly text: string } {
  const actors = game.actors(match.state);
  const seat = actors[dice.pick(actors.length)]!;
  const listed = [...game.moves(match.state, seat)];
  const way = dice.pick(10);
  const bySample = way < 3 || listed.length === 0 || (game.traits.moves === 'sampled' && way < 8);
  const move =
    way === 9
      ? game.idle(match.state, seat, dice)
      : bySample
        ? game.sample(match.state, seat, dice)
        : listed[dice.pick(listed.length)];
  return { seat, text: game.writeMove(move) };
}

/** With take-backs, one entry in this many is one. */
const BACK_IN = 4;

/** A take-back of a random seat, with consent; null if it is not possible or not chosen. */
function chooseBack(stops: readonly Stop[], dice: Chance): Step | null {
  const { match } = stops.at(-1)!;
  if (dice.pick(BACK_IN) > 0) return null;
  const seat = dice.pick(match.table.seats);
  const way = takeBack(match.line, seat, match.game.actors(match.state).includes(seat));
  return typeof way === 'string' ? null : goBack(match, stops[way.to]!.match, seat);
}

/** Plays a random game of at most `limit` entries. Errors become findings. With `backs`, some moves are taken back. */
export function walk(game: Game, table: Table, seed: string, limit: number, backs = false): Walk {
  const key = seedFromText(seed);
  const dice = searchChance(key[0]! + 256 * key[1]! + 65536 * key[2]!);
  const stops: Stop[] = [];
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  const setupLuck = askedChance(liveChance(key, 0));
  const record = () => recordOf(game, table, key, setupLuck.picks, entries);
  try {
    const opened = openMatch(game, table, setupLuck);
    stops.push({ ...opened, entry: null, of: setupLuck.of });
    let match = opened.match;
    while (!match.outcome && match.n < limit && game.actors(match.state).length > 0) {
      const back = backs ? chooseBack(stops, dice) : null;
      if (back) {
        entries.push(back.entry);
        stops.push({ ...back, of: [] });
        match = back.match;
        continue;
      }
      const { seat, text } = chooseMove(game, match, dice);
      const luck = askedChance(liveChance(key, match.n + 1));
      // Written before it is played, so that the record shows a move that makes the rules throw.
      entries.push({ seat, move: text, picks: luck.picks });
      const step = playMove(match, seat, text, luck);
      if (isRefused(step)) {
        const { rule, key: why } = step.refusal;
        const sentence = `the game itself proposed "${text}" for seat ${seat} and refuses it (${rule} ${why})`;
        findings.push({ check: 'legality', sentence, record: record() });
        break;
      }
      entries[entries.length - 1] = step.entry;
      stops.push({ match: step.match, entry: step.entry, events: step.events, of: luck.of });
      match = step.match;
    }
  } catch (e) {
    findings.push({ check: 'walk', sentence: `the rules threw ${sentenceOf(e)}`, record: record() });
  }
  return { table, seed, stops, record: record(), findings };
}
