const RED = '\x1b[31m';
const YELLOW = '\x1b[33m';
const PLAIN = '\x1b[39m';

const paint = (letter: string): string =>
  'Rr'.includes(letter)
    ? `${RED}${letter}${PLAIN}`
    : 'Yy'.includes(letter)
      ? `${YELLOW}${letter}${PLAIN}`
      : letter;

/** Rows and files around the stones; letters as in the position's text, so that what is seen can be typed. */
export function drawTchag(position: string, colours: boolean): readonly string[] {
  const [field = ''] = position.split(' ');
  const rows = field.split('/');
  const drawn = rows.map((row, i) => {
    const stones = [...row].map(letter => (colours ? paint(letter) : letter));
    return `${rows.length - i}  ${stones.join(' ')}`;
  });
  return [...drawn, '   a b c d e f'];
}
