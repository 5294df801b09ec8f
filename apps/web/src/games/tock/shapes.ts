import type { Colour } from '@tablee/tock';

/** Every colour has its shape, drawn within a radius of 10: ● ■ ▲ ◆. */
export const SHAPES: readonly string[] = [
  'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M-8-8h16v16h-16z',
  'M0-10 10 8h-20z',
  'M0-11 10 0 0 11-10 0z',
];
export const HUES: readonly string[] = ['vermilion', 'blue', 'gold', 'green'];

export const shapeOf = (colour: Colour): string => SHAPES[colour] ?? '';
export const hueOf = (colour: Colour): string => HUES[colour] ?? '';
