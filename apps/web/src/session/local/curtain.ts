import type { Eyes, Seat } from '@tablee/kernel';

/** One screen, several people, secrets: who has the device, and to whom it must be handed before anything is shown. */
export type Curtain = {
  /** Whose secrets may be shown; the least-knowing eyes while it is closed. */
  readonly eyes: Eyes;
  /** Who is asked for; null while it is lifted, and while nobody here has to choose. */
  readonly passTo: Seat | null;
};

/** Everybody may look, and nobody has to be asked for. */
export const NO_CURTAIN: Curtain = { eyes: 'public', passTo: null };

type Round = {
  readonly seats: number;
  readonly actors: readonly Seat[];
  readonly isPerson: (seat: Seat) => boolean;
  /** Who lifted it last; null once the device is on its way to somebody else. */
  readonly holder: Seat | null;
  /** Which person moved last: the one after is asked first. A bot's choice in between does not count. */
  readonly mover: Seat | null;
};

/** Closed as soon as the holder has nothing more to choose: in simultaneous phases each person is asked in turn. */
export function drawCurtain({ seats, actors, isPerson, holder, mover }: Round): Curtain {
  if (holder !== null && actors.includes(holder)) return { eyes: holder, passTo: null };
  const waiting = actors.filter(isPerson);
  const first = ((mover ?? -1) + 1) % seats;
  const after = (seat: Seat) => (seat - first + seats) % seats;
  const next = waiting.toSorted((a, b) => after(a) - after(b))[0];
  return { eyes: 'public', passTo: next ?? null };
}
