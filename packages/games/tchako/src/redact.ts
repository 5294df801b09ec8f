import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import type { TchakoEvent } from './events.ts';
import { clone, type State } from './state.ts';

/** There are no secrets. */
export const redact = (s: State, _eyes: Eyes): View<State> => clone(s) as View<State>;

export const tell = (e: TchakoEvent, _eyes: Eyes): TchakoEvent => e;

export const imagine = (v: View<State>, _seat: Seat, _chance: Chance): State => clone(v);
