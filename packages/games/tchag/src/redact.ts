import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { TchagEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** Everything lies open on the table: a view is a plain copy, whoever looks. */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: TchagEvent, _eyes: Eyes): TchagEvent => e;

/** Nothing is hidden, so the only possible truth is what one sees. */
export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
