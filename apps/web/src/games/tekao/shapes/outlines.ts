/** Outlines shared by the board and the emblem on the home page. Imports nothing, so that home stays small. */

export type Hue = 'blue' | 'gold';

/** The weapons at a tile's upper edge, pointing outwards: grapple, tower, bow, pistol. Distinguishable at 14 px. */
export const EMBLEMS: readonly string[] = [
  'M-2.8-28.5V-31Q-17-31-19-39L-23.500-38-16-45-10.500-36.500-14.500-37.500Q-12-35-2.800-35V-38.500L-6-38 0-45 6-38 2.800-38.500V-35Q12-35 14.500-37.500L10.500-36.500 16-45 23.500-38 19-39Q17-31 2.800-31V-28.500z',
  'M-20-44H-10.500V-39.500H-4.800V-44H4.800V-39.500H10.500V-44H20V-35.500L15-32V-28.500H-15V-32L-20-35.500z',
  'M-26-28.500Q-18-40-3-41.500H-6L0-45.200 6-41.5H3Q18-40 26-28.500ZM-18-31H-1.500V-37.500Q-11-37-18-31ZM18-31Q11-37 1.500-37.500V-31z',
  'M-7.5-45H-.5V-40.500H2.500Q7-40.500 7.500-35.600Q14-34.500 19-28.500Q17.500-24 13.500-23Q9-29.300 1.500-29.300H-4.500Q-7.500-29.300-7.500-32L-11.500-32.500V-37.500H-7.500zM-.5-38.200V-35.700H5Q4.700-38.200 2.500-38.200z',
];

/** The letters of weapons and flag as strokes, so that no font must load. Always drawn upright. */
export const LETTERS: readonly string[] = [
  'M5.400-4.200A6.400 6.600 0 1 0 6 3.400V.6H1.500',
  'M-5.800-6.400H5.800M0-6.400V6.600',
  'M-6 6.600 0-6.600 6 6.600M-3.800 2.400H3.800',
  'M-3.800 6.600V-6.400H.8A3.900 3.900 0 0 1 .8 1.500H-3.800',
  'M-3.600 6.600V-6.400H4.600M-3.600-.2H3.400',
];

/** The flag on its pole. */
export const BANNER = 'M-27-31Q-24.5-34-22-31V-29Q-10-35 4-30T30-30V4Q18 9 4 4T-22 5V31H-27z';

/** The mark of a side: the shape tells it without the colour. */
export const bossOf = (hue: Hue): string =>
  hue === 'blue' ? 'M-6-6H6V6H-6z' : 'M0-7.800 7.800 5.500H-7.800z';
