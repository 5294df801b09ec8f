import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@tablee/wire';
import { encode } from '../picture/xml.ts';

/** The layout of a link preview: boards at the left, words at the right. */

/** The inside of an svg element and its view box. */
export type Board = {
  readonly inside: string;
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const INK = '#2b2118';
const SOFT = '#5d4d3d';
const MARGIN = 34;
const TITLE = 'Fraunces, Georgia, serif';
const TEXT = "'Atkinson Hyperlegible', Arial, sans-serif";
/** Widths of letters on average, in parts of the font size. */
const TITLE_LETTER = 0.54;
const TEXT_LETTER = 0.5;

export function drawCard(boards: readonly Board[], title: string, lines: readonly string[]): string {
  const alone = boards.length === 1;
  const side = PREVIEW_HEIGHT - 2 * MARGIN;
  const place: Box = { x: MARGIN, y: MARGIN, width: alone ? side : 1.08 * side, height: side };
  const drawn = alone ? drawBoard(boards[0]!, place) : drawGrid(boards, place);
  const left = place.x + place.width + 44;
  const words = drawWords(title, lines, { x: left, y: 0, width: PREVIEW_WIDTH - left - MARGIN, height: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">${GROUND}${drawn}${words}</svg>`;
}

/** Linen under a lamp. */
const GROUND = `<defs><radialGradient id="card-lamp" cx="0.3" cy="0.2" r="0.9"><stop offset="0" stop-color="#fffbf0"/><stop offset="0.6" stop-color="#f6f0e4"/><stop offset="1" stop-color="#e6d8bd"/></radialGradient></defs><rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="url(#card-lamp)"/>`;

/** Centred in its box, with a soft shadow. */
function drawBoard({ inside, view }: Board, box: Box): string {
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const [width, height] = [view.width * scale, view.height * scale];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const at = `translate(${x} ${y}) scale(${scale}) translate(${-view.x} ${-view.y})`;
  return `<g transform="${at}">${inside}</g>`;
}

const COLUMNS = 3;
const GAP = 18;

function drawGrid(boards: readonly Board[], box: Box): string {
  const rows = Math.ceil(boards.length / COLUMNS);
  const width = (box.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (box.height - GAP * (rows - 1)) / rows;
  return boards
    .map((board, i) => {
      const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
      const cell = { x: box.x + column * (width + GAP), y: box.y + row * (height + GAP), width, height };
      return drawBoard(board, cell);
    })
    .join('');
}

/** The largest size in which the title takes at most three lines. */
function fitTitle(title: string, width: number): { readonly size: number; readonly rows: readonly string[] } {
  for (const size of [66, 58, 50, 44, 38]) {
    const rows = wrap(title, width / (size * TITLE_LETTER));
    if (rows.length <= 3) return { size, rows };
  }
  return { size: 34, rows: wrap(title, width / (34 * TITLE_LETTER)).slice(0, 4) };
}

function drawWords(title: string, lines: readonly string[], { x, width }: Box): string {
  const { size, rows } = fitTitle(title, width);
  const below = lines.flatMap(line => wrap(line, width / (30 * TEXT_LETTER))).slice(0, 5);
  const tall = rows.length * size * 1.12 + below.length * 42 + 18;
  let y = (PREVIEW_HEIGHT - tall) / 2 + size * 0.82;
  const parts = [row('Tablée', x, 82, 40, TITLE, '#8a3d0a', 700)];
  for (const text of rows) {
    parts.push(row(text, x, y, size, TITLE, INK, 700));
    y += size * 1.12;
  }
  y += 10;
  for (const text of below) {
    parts.push(row(text, x, y, 30, TEXT, SOFT, 400));
    y += 42;
  }
  return parts.join('');
}

const row = (
  text: string,
  x: number,
  y: number,
  size: number,
  family: string,
  fill: string,
  weight: number,
): string =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="${encode(family)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${encode(text)}</text>`;

/** Breaks at ordinary spaces; a no-break space stays. A single long word is cut. */
export function wrap(text: string, letters: number): readonly string[] {
  const most = Math.max(4, Math.floor(letters));
  const rows: string[] = [];
  for (const word of text.split(' ').flatMap(each => cut(each, most))) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

const cut = (word: string, most: number): readonly string[] =>
  word.length <= most ? [word] : [word.slice(0, most), ...cut(word.slice(most), most)];
