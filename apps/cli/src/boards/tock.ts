import type { Draw } from './index.ts';

const LETTERS = 'rbyg';
const INK: { readonly [letter: string]: string } = { r: '31', b: '34', y: '33', g: '32' };
const SIDE = 18;
const HOUSE = 4;

const paint = (mark: string, colours: boolean): string => {
  const ink = colours ? INK[mark[0]!.toLowerCase()] : undefined;
  return ink ? `\x1b[${ink}m${mark}\x1b[39m` : mark;
};

/** The pawn on each square; a fresh pawn is a capital letter. */
function findPawns(field: string): {
  readonly at: Map<string, string>;
  readonly waiting: Map<string, number>;
} {
  const at = new Map<string, string>();
  const waiting = new Map<string, number>();
  for (const list of field.split(' ')) {
    const letter = list[0] ?? '';
    const places = list.slice(2).split(',');
    waiting.set(letter, places.filter(place => place === 'R').length);
    for (const place of places)
      at.set(place.replace('*', ''), place.endsWith('*') ? letter.toUpperCase() : letter);
  }
  return { at, waiting };
}

/** One row a side: squares 1 to 18, then its colour's house and reserve. */
export const draw: Draw = (position, colours) => {
  const [field = ''] = position.split(' | ');
  const { at, waiting } = findPawns(field);
  const cell = (name: string, empty: string): string => {
    const mark = at.get(name);
    return `  ${mark === undefined ? empty : paint(mark, colours)}`;
  };
  const numbers = Array.from({ length: SIDE }, (_, i) => String(i + 1).padStart(3)).join('');
  const inside = Array.from({ length: HOUSE }, (_, i) => ` H${i + 1}`).join('');
  const rows = [...LETTERS].map(side => {
    const track = Array.from({ length: SIDE }, (_, i) => cell(`${side}${i + 1}`, i === 6 ? '↔' : '.')).join(
      '',
    );
    const house = Array.from({ length: HOUSE }, (_, i) => cell(`${side}H${i + 1}`, '.')).join('');
    const reserve = paint(side, colours).repeat(waiting.get(side) ?? 0);
    return `${paint(side, colours)} ${track}   ${house}   ${reserve || '-'}`;
  });
  return [`  ${numbers}   ${inside}   R`, ...rows];
};
