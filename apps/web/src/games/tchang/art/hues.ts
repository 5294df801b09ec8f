/** The four colours of pawns, dragons and exits, in the order of the rules, each with a shape of its own. */
export type Hue = {
  readonly name: 'vermilion' | 'green' | 'gold' | 'blue';
  readonly face: string;
  readonly lit: string;
  readonly dim: string;
  /** About 24 units wide. */
  readonly mark: string;
};

export const HUES: readonly Hue[] = [
  {
    name: 'vermilion',
    face: '#e4641b',
    lit: '#ffa76f',
    dim: '#7a2f05',
    mark: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
  },
  { name: 'green', face: '#12a67c', lit: '#6ee6be', dim: '#064b38', mark: 'M0-13 12 0 0 13-12 0z' },
  { name: 'gold', face: '#e9ad12', lit: '#ffdf80', dim: '#6e4d00', mark: 'M0-12 13 10.500H-13z' },
  { name: 'blue', face: '#2a86d1', lit: '#8fccff', dim: '#0a3763', mark: 'M-10-10H10V10H-10z' },
];

/** What is neither stone nor flame. */
export const INK = '#1a1327';
export const CREAM = '#fff3d6';
export const FLAME = '#ffd98a';

export const hueOf = (colour: number): Hue => {
  const hue = HUES[colour];
  if (!hue) throw new Error(`no colour ${colour}`);
  return hue;
};
