import { duel, nim } from '@tablee/conform/specimens';
import { type Game, readTable } from '@tablee/kernel';
import type { Holder } from '@tablee/table';
import type { CreateWrite } from '../../apps/server/src/store/store.ts';
import { newTable, type Seeds } from '../../apps/server/src/tables/new-table.ts';
import { type PeopleParts, Person } from './people.ts';

/** Nim with more to take: a run lasts for about as many moves. */
const longNim = {
  ...nim,
  setup: () => ({ state: { heaps: [9, 9, 9, 9], turn: 0, misere: false }, events: [] }),
};

/** One game with turns; one with luck, secrets and choices that are made at the same time. */
export const GAMES = [longNim, duel] as unknown as readonly Game[];

type Seating = 'person' | 'bot' | 'free';

export type Layout = {
  readonly game: string;
  readonly seats: readonly Seating[];
  /** Seconds of sand. */
  readonly clock: number | null;
  readonly spectators: number;
};

export const LAYOUTS: readonly Layout[] = [
  { game: 'nim', seats: ['person', 'person'], clock: 8, spectators: 0 },
  { game: 'nim', seats: ['person', 'bot'], clock: null, spectators: 0 },
  { game: 'nim', seats: ['bot', 'person'], clock: 8, spectators: 1 },
  { game: 'nim', seats: ['bot', 'bot'], clock: null, spectators: 1 },
  { game: 'nim', seats: ['person', 'free'], clock: 6, spectators: 0 },
  { game: 'duel', seats: ['person', 'person', 'person'], clock: null, spectators: 0 },
  { game: 'duel', seats: ['person', 'bot', 'person'], clock: 9, spectators: 1 },
];

/** A table as it is created, and the people who come to it. */
export type Laid = { readonly write: CreateWrite; readonly people: readonly Person[] };

export function layTable(layout: Layout, id: string, seeds: Seeds, parts: PeopleParts): Laid {
  const game = GAMES.find(known => known.id === layout.game);
  if (!game) throw new Error(`there is no game ${layout.game}`);
  const clock = layout.clock === null ? null : { kind: 'hourglass' as const, seconds: layout.clock };
  const { write } = newTable(game, readTable(game, layout.seats.length, {}), clock, seeds);
  const people: Person[] = [];
  const join = (name: string, seat: number | null, wants: number | null): Person => {
    const person = new Person(`${name} of ${id}`, id, { seat, wants }, parts);
    people.push(person);
    return person;
  };
  const holders = layout.seats.map((seating, seat): Holder | null => {
    if (seating === 'bot') return { bot: 1 };
    if (seating === 'free') {
      // Two people want the same seat.
      for (const name of ['Fay', 'Gus']) join(name, null, seat);
      return null;
    }
    const { name, tokenHash } = join(['Ann', 'Bob', 'Cleo'][seat] ?? 'Dan', seat, null);
    return { name, tokenHash, guestHash: name };
  });
  for (let i = 1; i <= layout.spectators; i++) join(`Spectator ${i}`, null, null);
  return { write: { ...write, id, holders, host: null, owner: null }, people };
}
