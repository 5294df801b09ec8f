import { findCard } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { Shape } from '../../../page/mark.tsx';

/** Colour and shape of a seat's dragon. */
export const wearsOf = (seat: Seat): Shape => findCard('dragons')?.colours[seat] ?? 'white';
