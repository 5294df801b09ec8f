import { CREAM, hueOf, INK } from './hues.ts';

type Props = { readonly colour: number; readonly scale?: number };

/** A colour's shape, light with a dark edge: it is read where the colour itself is not. */
export const Mark = ({ colour, scale = 1 }: Props) => (
  <path
    d={hueOf(colour).mark}
    transform={`scale(${scale})`}
    fill={CREAM}
    stroke={INK}
    stroke-width={3.2}
    stroke-linejoin="round"
    paint-order="stroke"
  />
);
