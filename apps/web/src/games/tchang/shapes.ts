import type { Colour } from '@tablee/tchang';
import type { Shape } from '../../page/mark.tsx';
import { hueOf } from './art/hues.ts';

/** TCHANG-3: red, green, yellow, blue as the whole house wears them: vermilion ●, green ◆, gold ▲, blue ■. */
export const shapeOf = (colour: Colour): Shape => hueOf(colour).name;

export const moveTo = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `translate(${x} ${y})`;
