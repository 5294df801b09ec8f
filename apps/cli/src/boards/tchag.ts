import type { Draw } from './index.ts';

const RED = '\x1b[31m';
const YELLOW = '\x1b[33m';
const PLAIN = '\x1b[39m';

const paint = (letter: string): string =>
  'Rr'.includes(letter)
    ? `${RED}${letter}${PLAIN}`
    : 'Yy'.includes(letter)
      ? `${YELLOW}${letter}${PLAIN}`
      : letter;

/** Letters as in the position text. */
export const draw: Draw = (position, colours) => {
  const [field = ''] = position.split(' ');
  const rows = field.split('/');
  const drawn = rows.map((row, i) => {
    const stones = [...row].map(letter => (colours ? paint(letter) : letter));
    return `${rows.length - i}  ${stones.join(' ')}`;
  });
  return [...drawn, '   a b c d e f'];
};
