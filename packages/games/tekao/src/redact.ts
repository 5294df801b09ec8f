import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { TekaoEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** Nothing is secret: the content of the bags is known, and the order of drawing is not decided in advance (TEKAO-4). */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: TekaoEvent, _eyes: Eyes): TekaoEvent => e;

/** Nothing is hidden: the view is the state. */
export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
