import {
  type Chance,
  defaultOptions,
  type OptionsOf,
  type Seat,
  searchChance,
  type Table,
} from '@tablee/kernel';
import type { TockEvent } from '../src/events.ts';
import { tock } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { TockOptions } from '../src/variant.ts';

/** What is not said is the default: four players in teams. */
export type Said = Partial<OptionsOf<TockOptions>> & { readonly seats?: 2 | 3 | 4 };

export const tableFor = ({ seats = 4, ...options }: Said = {}): Table<TockOptions> => ({
  seats,
  options: { ...defaultOptions(tock.options), ...options },
});

const SEATS = { 2: 'rb', 3: 'rby', 4: 'rbyg' };

/**
 * A position from the fields that matter, in the notation of positions: `r=r3,r18* b=b9 | r:7 | blocked b`. Pawns not
 * named are in their reserves, a hand not named is one 9, red has the turn in the first deal.
 */
export const at = (drawn: string, said: Said = {}): State =>
  tock.readState(complete(drawn, said), tableFor(said));

export function complete(drawn: string, { seats = 4 }: Said = {}): string {
  const fields = drawn.split('|').map(field => field.trim());
  const take = (head: RegExp): string | undefined => fields.find(field => head.test(field));
  const named = (field: string | undefined): Map<string, string> =>
    new Map((field ?? '').split(' ').map(item => [item[0] ?? '', item.slice(2)]));
  const colours = seats === 3 ? SEATS[3] : 'rbyg';
  const pawns = named(take(/^[rbyg]=/));
  const hands = named(take(/^[rbyg]:/));
  const pad = (colour: string): string => {
    const away = pawns.get(colour)?.split(',') ?? [];
    return [...Array.from({ length: 4 - away.length }, () => 'R'), ...away].join();
  };
  const extra = take(/^(gives|culled) /);
  return [
    [...colours].map(colour => `${colour}=${pad(colour)}`).join(' '),
    [...SEATS[seats]].map(seat => `${seat}:${hands.get(seat) ?? '9'}`).join(' '),
    take(/^out /) ?? 'out -',
    take(/^turn /) ?? 'turn r',
    take(/^blocked /) ?? 'blocked -',
    take(/^deal /) ?? `deal 1 ${SEATS[seats].at(-1)}`,
    take(/^(swap|cull|play|over)$/) ?? 'play',
    ...(extra ? [extra] : []),
  ].join(' | ');
}

/** A field of the position by its first word; `pawns` and `hands` are the two that have none. */
export function field(s: State, name: string): string {
  const fields = tock.writeState(s).split(' | ');
  if (name === 'pawns') return fields[0]!;
  if (name === 'hands') return fields[1]!;
  if (name === 'phase') return fields[6]!;
  const found = fields.slice(2).find(text => text.startsWith(`${name} `));
  return found === undefined ? '' : found.slice(name.length + 1);
}

/** The pawns that are not in their reserves, as `at` reads them. */
export const board = (s: State): string =>
  field(s, 'pawns')
    .split(' ')
    .map(group => group.replace(/R,|,R|R$/g, '').replace(/=,/, '='))
    .filter(group => group.length > 2)
    .join(' ');

/** How many cards each seat holds. */
export const handSizes = (s: State): number[] =>
  field(s, 'hands')
    .split(' ')
    .map(hand => (hand.slice(2) === '-' ? 0 : hand.split(',').length));

export const actor = (s: State): Seat => {
  const seat = tock.actors(s)[0];
  if (seat === undefined) throw new Error('nobody is to play');
  return seat;
};

export const moves = (s: State, seat: Seat = actor(s)): string[] =>
  Array.from(tock.moves(s, seat), m => tock.writeMove(m));

/** Plays moves one after the other, each by whoever is first to choose; the state given stays as it is. */
export function after(s: State, ...texts: string[]): State {
  const next = tock.clone(s);
  for (const text of texts) newsOf(next, text);
  return next;
}

/** Plays a move in place and returns what happened. */
export function newsOf(
  s: State,
  text: string,
  seat: Seat = actor(s),
  chance: Chance = searchChance(7),
): TockEvent[] {
  const m = tock.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  const refused = tock.refuse(s, seat, m);
  if (refused) throw new Error(`${text} is refused: ${refused.rule} ${refused.key}`);
  return tock.apply(s, seat, m, chance);
}

/** The rule that forbids the move, or null for a legal one. */
export function refusal(s: State, text: string, seat: Seat = actor(s)): string | null {
  const m = tock.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  return tock.refuse(s, seat, m)?.rule ?? null;
}

/** A pack of cards without these, as the list of a position. */
export function restOfPack(...gone: string[]): string[] {
  const pack = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').flatMap(rank => [rank, rank, rank, rank]);
  pack.push('X', 'X');
  for (const card of gone) {
    const i = pack.indexOf(card);
    if (i < 0) throw new Error(`the pack has no ${card} left`);
    pack.splice(i, 1);
  }
  return pack;
}
