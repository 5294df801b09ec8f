/**
 * A second, slow implementation of Tchag that follows the sentences of the rulebook. Squares are names, a field maps them
 * to letters. It shares no code with the rules and is compared with them.
 */
export type Field = ReadonlyMap<string, string>;
export type Position = {
  readonly field: Field;
  readonly side: 'r' | 'y';
  readonly taken: { readonly r: number; readonly y: number };
  readonly extra: boolean;
  readonly stopped: boolean;
  /** Layouts of this turn. */
  readonly seen: readonly string[];
  /** The pawn of this turn has moved. */
  readonly moved: boolean;
};

const FILES = ['a', 'b', 'c', 'd', 'e', 'f'];
const RANKS = ['1', '2', '3', '4', '5', '6'];
const ALL = RANKS.flatMap(rank => FILES.map(file => file + rank));
const ROWS = RANKS.map(rank => FILES.map(file => file + rank));
const COLUMNS = FILES.map(file => RANKS.map(rank => file + rank));
const ARROWS = '^>v<';

const shift = (square: string, dx: number, dy: number): string | undefined => {
  const file = FILES[FILES.indexOf(square[0]!) + dx];
  const rank = RANKS[RANKS.indexOf(square[1]!) + dy];
  return file && rank ? file + rank : undefined;
};
const around = (square: string, ways: readonly (readonly [number, number])[]): string[] =>
  ways.map(([dx, dy]) => shift(square, dx, dy)).filter(s => s !== undefined);
const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const CROSSWISE = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

const ownerOf = (letter: string | undefined): string =>
  letter && 'RrYy'.includes(letter) ? letter.toLowerCase() : '';
const isBlack = (letter: string): boolean => '+RY'.includes(letter);
const other = (side: 'r' | 'y'): 'r' | 'y' => (side === 'r' ? 'y' : 'r');

export function read(text: string): Position {
  const [drawn, side, taken, ...marks] = text.split(' ');
  const field = new Map<string, string>();
  for (const [i, row] of drawn!.split('/').entries()) {
    for (const [x, letter] of [...row].entries())
      if (letter !== '.') field.set(FILES[x]! + RANKS[5 - i]!, letter);
  }
  const [r, y] = taken!.split('-').map(Number);
  const p: Position = {
    field,
    side: side as 'r' | 'y',
    taken: { r: r!, y: y! },
    extra: marks.includes('*'),
    stopped: marks.includes('stop'),
    seen: [draw(field)],
    moved: false,
  };
  return { ...p, moved: repairs(p).size > 0 };
}

export const draw = (field: Field): string =>
  [...ROWS]
    .reverse()
    .map(row => row.map(square => field.get(square) ?? '.').join(''))
    .join('/');

export const write = (p: Position): string =>
  `${draw(p.field)} ${p.side} ${p.taken.r}-${p.taken.y}${p.extra ? ' *' : ''}${p.stopped ? ' stop' : ''}`;

function steps(field: Field, side: string): string[] {
  const found: string[] = [];
  for (const from of ALL) {
    const letter = field.get(from);
    if (letter === undefined || ownerOf(letter) !== side) continue;
    const reach = around(from, isBlack(letter) ? STRAIGHT : CROSSWISE);
    for (const to of ALL) {
      if (reach.includes(to) && field.has(to) && ownerOf(field.get(to)) !== side) found.push(from + to);
    }
  }
  return found;
}

/** Moves the given stones and their pawns together; undefined if one would leave the board. */
function slideStones(field: Field, stones: readonly string[], dx: number, dy: number): Field | undefined {
  const next = new Map(field);
  for (const stone of stones) next.delete(stone);
  for (const stone of stones) {
    const to = shift(stone, dx, dy);
    if (to === undefined) return undefined;
    if (next.has(to)) throw new Error(`${stone} slides into ${to}`);
    next.set(to, field.get(stone)!);
  }
  return next;
}

function gapSlides(field: Field): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const line of [...ROWS, ...COLUMNS]) {
    const [dx, dy, on, back] = ROWS.includes(line) ? [1, 0, '>', '<'] : [0, 1, '^', 'v'];
    const stones = line.filter(square => field.has(square));
    for (let i = 0; i + 1 < stones.length; i++) {
      const width = line.indexOf(stones[i + 1]!) - line.indexOf(stones[i]!) - 1;
      if (width === 0) continue;
      const lower = slideStones(field, stones.slice(0, i + 1), Number(dx) * width, Number(dy) * width);
      const upper = slideStones(field, stones.slice(i + 1), -Number(dx) * width, -Number(dy) * width);
      found.set(`${stones[i]}${on}`, lower!);
      found.set(`${stones[i + 1]}${back}`, upper!);
    }
  }
  return found;
}

/** The part of every square, named by one of its stones. */
function partsOf(field: Field): Map<string, string> {
  const part = new Map<string, string>();
  const spread = (square: string, name: string): void => {
    if (!field.has(square) || part.has(square)) return;
    part.set(square, name);
    for (const beside of around(square, STRAIGHT)) spread(beside, name);
  };
  for (const square of field.keys()) spread(square, square);
  return part;
}
export const countIslands = (field: Field): number => new Set(partsOf(field).values()).size;

function joinSlides(field: Field): Map<string, Field> {
  const parts = partsOf(field);
  const found = new Map<string, Field>();
  for (const line of [...ROWS, ...COLUMNS]) {
    const stones = line.filter(square => field.has(square));
    if (stones.length === 0) continue;
    const own = parts.get(stones[0]!);
    for (const arrow of ROWS.includes(line) ? '><' : '^v') {
      const [dx, dy] = STRAIGHT[ARROWS.indexOf(arrow)]!;
      for (let distance = 1; distance < 6; distance++) {
        const next = slideStones(field, stones, dx * distance, dy * distance);
        if (!next) break;
        const landed = stones.map(stone => shift(stone, dx * distance, dy * distance)!);
        const touched = landed
          .flatMap(square => around(square, STRAIGHT))
          .filter(square => !line.includes(square));
        if (touched.some(square => field.has(square) && parts.get(square) !== own)) {
          found.set(`=${stones[0]}${arrow}`, next);
          break;
        }
      }
    }
  }
  const joining = new Map([...found].filter(([, next]) => countIslands(next) < countIslands(field)));
  return joining.size > 0 ? joining : found;
}

function repairs(p: Position): Map<string, Field> {
  const gaps = gapSlides(p.field);
  const all =
    gaps.size > 0 ? gaps : countIslands(p.field) > 1 ? joinSlides(p.field) : new Map<string, Field>();
  return new Map([...all].filter(([, next]) => !p.seen.includes(draw(next))));
}

const rank = (text: string): number => {
  const bare = text.replace('=', '');
  return ALL.indexOf(bare.slice(0, 2)) * 4 + ARROWS.indexOf(bare[2]!);
};

export const isOver = (p: Position): boolean =>
  p.stopped ||
  p.taken.r === 4 ||
  p.taken.y === 4 ||
  (repairs(p).size === 0 && steps(p.field, 'r').length + steps(p.field, 'y').length === 0);

export function moves(p: Position): string[] {
  if (isOver(p)) return [];
  const mending = [...repairs(p).keys()];
  // An extra turn on an unfinished field starts with a pawn move: `seen` is then empty.
  if (mending.length > 0 && p.seen.length > 0) return mending.sort((a, b) => rank(a) - rank(b));
  return [...steps(p.field, p.side), ...(p.extra ? ['stop'] : [])];
}

export function play(p: Position, move: string): Position {
  if (move === 'stop') return { ...p, stopped: true };
  const mended = repairs(p).get(move);
  if (mended) return goOn({ ...p, field: mended, seen: [...p.seen, draw(mended)] });
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const field = new Map(p.field);
  const target = field.get(to)!;
  const letter = isBlack(target) ? p.side.toUpperCase() : p.side;
  field.set(to, letter);
  field.delete(from);
  const taken = ownerOf(target) ? { ...p.taken, [p.side]: p.taken[p.side] + 1 } : p.taken;
  const next = { ...p, field, taken, seen: [draw(field)], moved: true };
  return next.taken[p.side] === 4 ? next : goOn(next);
}

function goOn(p: Position): Position {
  if (repairs(p).size > 0) return p;
  const next: Position = p.moved
    ? { ...p, side: other(p.side), extra: false, seen: [draw(p.field)], moved: false }
    : p;
  if (p.moved && repairs(next).size > 0) return next;
  if (steps(p.field, next.side).length > 0) return next;
  if (steps(p.field, other(next.side)).length > 0)
    return { ...next, side: other(next.side), extra: true, seen: [] };
  return { ...next, extra: false };
}

/** Counts sequences of exactly `depth` moves. */
export function countPaths(p: Position, depth: number): number {
  if (depth === 0) return 1;
  return moves(p).reduce((sum, move) => sum + countPaths(play(p, move), depth - 1), 0);
}
