import type { Seat } from '@tablee/kernel';

/** Colour never alone: South is square, North is round. Both of the same weight, in a circle of 1. */
export const SIDE_NAMES = ['south', 'north'] as const;
export const sideName = (seat: Seat): 'south' | 'north' => (seat === 0 ? 'south' : 'north');

/** The seat's sign, `size` from middle to edge, around 0, 0. */
export const signPath = (seat: Seat, size: number): string => {
  const n = size.toFixed(2);
  return seat === 0
    ? `M-${n}-${n}H${n}V${n}H-${n}z`
    : `M-${n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1-${n} 0z`;
};
