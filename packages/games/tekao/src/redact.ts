import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { TekaoEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** Everything lies open: what is undrawn is known, and in which order it comes is not decided yet (TEKAO-4). */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: TekaoEvent, _eyes: Eyes): TekaoEvent => e;

/** Nothing is hidden, so the only possible truth is what one sees. */
export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
