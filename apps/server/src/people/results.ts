import type { Outcome, Seat } from '@tablee/kernel';
import { type BotLevel, isBot } from '@tablee/table';
import type { PeopleRows, PlayedTable } from '../store/people.ts';

/** Results of finished games, counted by game and by the people one played with. */

const ABANDONED = 'table-abandoned';

export type Result = 'won' | 'drawn' | 'lost';
export type Tally = { readonly [R in Result]: number };

/** By the payoff: 1 is won, 0 lost, and a part of it shared, as in a draw (DRAGON-7). */
export function resultOf({ payoff }: Outcome, seat: Seat): Result {
  const own = payoff[seat] ?? 0;
  if (own >= 1) return 'won';
  return own > 0 ? 'drawn' : 'lost';
}

export type GameResults = Tally & { readonly game: string };
/** `bot`: the level of a bot; its name is empty. */
export type OpponentResults = Tally & {
  readonly game: string;
  readonly name: string;
  readonly avatar: number | null;
  readonly bot: BotLevel | null;
};

type Counted<T> = T & { won: number; drawn: number; lost: number };

/** Counts one table after another; the latest first, so that names are the latest. */
export class ResultCounter {
  readonly #own: ReadonlySet<string>;
  readonly #games = new Map<string, Counted<{ game: string }>>();
  readonly #others = new Map<
    string,
    Counted<{ game: string; name: string; avatar: number | null; bot: BotLevel | null }>
  >();

  /** `own`: the guests of the person. */
  constructor(own: readonly string[]) {
    this.#own = new Set(own);
  }

  /** `persons`: of opponents who keep their games: their devices count as one. */
  add({ game, seat, holders, outcome }: PlayedTable, persons: ReadonlyMap<string, string>): void {
    // A game that the others left says nothing about anybody.
    if (!outcome || outcome.reason === ABANDONED) return;
    const result = resultOf(outcome, seat);
    count(this.#games, game, () => ({ game }))[result]++;
    const met = new Set<string>();
    for (const [other, holder] of holders.entries()) {
      if (other === seat || !holder) continue;
      if (!isBot(holder) && (holder.guestHash === null || this.#own.has(holder.guestHash))) continue;
      const key = isBot(holder)
        ? `${game} bot ${holder.bot}`
        : `${game} ${persons.get(holder.guestHash!) ?? holder.guestHash}`;
      if (met.has(key)) continue;
      met.add(key);
      const of = count(this.#others, key, () =>
        isBot(holder)
          ? { game, name: '', avatar: null, bot: holder.bot }
          : { game, name: holder.name, avatar: holder.avatar ?? null, bot: null },
      );
      of[result]++;
    }
  }

  get games(): readonly GameResults[] {
    return [...this.#games.values()].sort((a, b) => totalOf(b) - totalOf(a));
  }

  /** Those met most often first. */
  get opponents(): readonly OpponentResults[] {
    return [...this.#others.values()].sort((a, b) => totalOf(b) - totalOf(a));
  }
}

const totalOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

function count<T>(map: Map<string, Counted<T>>, key: string, make: () => T): Counted<T> {
  let counted = map.get(key);
  if (!counted) {
    counted = { ...make(), won: 0, drawn: 0, lost: 0 };
    map.set(key, counted);
  }
  return counted;
}

/** More games than this are not counted: the latest are. */
const MAX_COUNTED = 5_000;
const PAGE = 250;

export async function countResults(rows: PeopleRows, guests: readonly string[]) {
  const counter = new ResultCounter(guests);
  let skip = 0;
  let page: readonly PlayedTable[];
  do {
    page = await rows.playedBy(guests, skip, PAGE);
    const others = page.flatMap(({ holders }) =>
      holders.flatMap(holder => (holder && !isBot(holder) && holder.guestHash ? [holder.guestHash] : [])),
    );
    const persons = await rows.personsOf([...new Set(others)]);
    for (const table of page) counter.add(table, persons);
    skip += page.length;
  } while (page.length === PAGE && skip < MAX_COUNTED);
  const { games, opponents } = counter;
  return { games: [...games], opponents: opponents.slice(0, MAX_OPPONENTS), complete: page.length < PAGE };
}
const MAX_OPPONENTS = 200;
