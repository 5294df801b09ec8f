import type { Seat } from '@tablee/kernel';
import type { Shape } from '../../../page/mark.tsx';
import { marksOf } from '../../marks.ts';

/** Colour and shape of a seat's dragon. */
export const wearsOf = (seat: Seat): Shape => marksOf('dragons')[seat] ?? 'white';
