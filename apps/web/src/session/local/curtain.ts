import type { Eyes, Seat } from '@tablee/kernel';

/** The curtain of a device shared by several people: who may look, and whose turn it is to take the device. */
export type Curtain = {
  /** 'public' while the curtain is closed. */
  readonly eyes: Eyes;
  /** The seat that must take the device. Null while the curtain is open, or when no person has to choose. */
  readonly passTo: Seat | null;
};

/** For positions without secrets. */
export const NO_CURTAIN: Curtain = { eyes: 'public', passTo: null };

type Round = {
  readonly seats: number;
  readonly actors: readonly Seat[];
  readonly isPerson: (seat: Seat) => boolean;
  /** The seat that opened the curtain. Null while the device is being passed. */
  readonly holder: Seat | null;
  /** The last person who moved; the next seat in order is asked first. Moves of bots do not count. */
  readonly mover: Seat | null;
};

/**
 * The curtain closes when the holder has nothing left to choose. In simultaneous phases each person is asked in turn.
 */
export function curtainFor({ seats, actors, isPerson, holder, mover }: Round): Curtain {
  if (holder !== null && actors.includes(holder)) return { eyes: holder, passTo: null };
  const waiting = actors.filter(isPerson);
  const first = ((mover ?? -1) + 1) % seats;
  const after = (seat: Seat) => (seat - first + seats) % seats;
  const next = waiting.toSorted((a, b) => after(a) - after(b))[0];
  return { eyes: 'public', passTo: next ?? null };
}
