import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { TchangEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** Everything lies open: what is face down has no face yet, it is drawn when it is turned (TCHANG-6, TCHANG-8). */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: TchangEvent, _eyes: Eyes): TchangEvent => e;

/** Nothing is hidden, so the only possible truth is what one sees. */
export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
