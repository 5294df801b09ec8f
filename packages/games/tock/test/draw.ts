import { driveGame, type TableChoices } from '@tablee/conform/testkit';
import { type Chance, type Seat, searchChance } from '@tablee/kernel';
import type { TockEvent } from '../src/events.ts';
import { tock, tockRules1 } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { TockOptions } from '../src/variant.ts';

export type Said = TableChoices<TockOptions> & { readonly seats?: 2 | 3 | 4 };

const driver = driveGame(tock);
export const { actor, moves, positionKey, start, tableFor } = driver;

const SEATS = { 2: 'rb', 3: 'rby', 4: 'rbyg' };

/**
 * A position from the fields that matter, in the notation of positions: `r=r3,r18* b=b9 | r:7 | blocked b`. Pawns not
 * named are in their reserves, a hand not named is one 9, red has the turn in the first deal.
 */
export const at = (drawn: string, said: Said = {}): State =>
  tock.readState(complete(drawn, said), tableFor(said));
/** The same under rules 1. */
export const atRules1 = (drawn: string, said: Said = {}): State =>
  tockRules1.readState(complete(drawn, said), tableFor(said));

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

/** Plays a move in place, with luck of its own, and returns what happened. */
export const play = (
  s: State,
  text: string,
  seat: Seat = actor(s),
  chance: Chance = searchChance(7),
): TockEvent[] => driver.play(s, text, chance, seat);

/** Plays moves one after the other on a copy, each by the first seat that has to move. */
export function after(s: State, ...texts: readonly string[]): State {
  const next = tock.clone(s);
  for (const text of texts) play(next, text);
  return next;
}

/** The rule that forbids the move; null for a legal one. */
export const refusal = (s: State, text: string, seat?: Seat): string | null =>
  driver.refusal(s, text, seat)?.split(' ')[0] ?? null;

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
