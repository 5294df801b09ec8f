/**
 * A second implementation of the game, written from the specification without the rules' code. Stones are strings in a
 * record. Slow; compared with the game on the referee's positions.
 */
export type Position = {
  /** `?` unseen, `.3` covered, `!3` face up, `x` lifted from here in this round. */
  stones: { [space: string]: string };
  unseen: number[];
  inside: boolean[];
  chosen: string[];
  last: string[];
  kept: number[];
  winner: number | null;
  phase: string;
};

const SPACES = [...'1234567'].flatMap(row => [...'abcdefg'].map(column => column + row));
const TOMB = SPACES.filter(space => !['a1', 'g1', 'a7', 'g7'].includes(space));
const NAMES: { readonly [letter: string]: string } = { r: 'rock', p: 'paper', s: 'scissors' };
const WINS = ['rs', 'sp', 'pr'];

export function readPosition(text: string): Position {
  const value = (name: string): string => new RegExp(`(?:^| )${name}=(\\S*)`).exec(text)![1]!;
  return {
    stones: Object.fromEntries(
      value('stones')
        .split(',')
        .map(stone => stone.split(':') as [string, string]),
    ),
    unseen: value('unseen').split(',').map(Number),
    inside: [...value('in')].map(digit => digit === '1'),
    chosen: [...value('chosen')],
    last: [...value('last')],
    kept: value('kept').split(',').map(Number),
    winner: value('winner') === '-' ? null : Number(value('winner')),
    phase: value('phase'),
  };
}

export function writePosition(p: Position): string {
  const stones = TOMB.filter(space => space in p.stones).map(space => `${space}:${p.stones[space]}`);
  const inside = p.inside.map(Number).join('');
  return `stones=${stones} unseen=${p.unseen} in=${inside} chosen=${p.chosen.join('')} last=${p.last.join('')} kept=${p.kept} winner=${p.winner ?? '-'} phase=${p.phase}`;
}

const isDown = (word: string | undefined): boolean => word !== undefined && /^[?.]/.test(word);
const spacesUp = (p: Position): string[] => TOMB.filter(space => p.stones[space]?.startsWith('!'));

export function listMoves(p: Position, seat: number, real: boolean): string[] {
  const up = spacesUp(p);
  if (p.phase === 'duel') {
    if (real) return seat === 0 ? p.kept.map((_, i) => `won ${i}`) : [];
    return p.inside[seat] && p.chosen[seat] === '-' ? Object.values(NAMES).sort(byBook) : [];
  }
  if (p.phase === 'over' || seat !== p.winner) return [];
  if (p.phase === 'hide') {
    const empty = TOMB.filter(space => !(space in p.stones));
    const room = empty.length > 0 ? empty : TOMB.filter(space => p.stones[space] === 'x');
    return up.flatMap(from => room.map(to => `hide ${from}>${to}`));
  }
  const turns = TOMB.filter(space => isDown(p.stones[space])).map(space => `turn ${space}`);
  return up.length > 0 ? ['keep', ...turns] : turns;
}

const byBook = (a: string, b: string): number => 'rps'.indexOf(a[0]!) - 'rps'.indexOf(b[0]!);

export function playMove(
  before: Position,
  seat: number,
  move: string,
  draw: (n: number) => number,
): Position {
  const p = structuredClone(before);
  const [word, what = ''] = move.split(' ');
  if (word === 'won') win(p, Number(what));
  else if (word === 'keep') keep(p, 'duel');
  else if (word === 'turn') turn(p, what, draw);
  else if (word === 'hide') hide(p, what.slice(0, 2), what.slice(3));
  else show(p, seat, move[0]!);
  return p;
}

function show(p: Position, seat: number, letter: string): void {
  p.chosen[seat] = letter;
  const still = p.inside.flatMap((is, i) => (is ? [i] : []));
  if (still.some(i => p.chosen[i] === '-')) return;
  p.last = p.chosen.slice();
  const kinds = [...new Set(still.map(i => p.chosen[i]!))];
  const strong = kinds.length !== 2 ? null : WINS.includes(kinds.join('')) ? kinds[0] : kinds[1];
  const next = strong ? still.filter(i => p.chosen[i] === strong) : still;
  p.chosen = p.chosen.map(() => '-');
  if (next.length === 1) win(p, next[0]!);
  else p.inside = p.inside.map((_, i) => next.includes(i));
}

function win(p: Position, seat: number): void {
  p.inside = p.inside.map(() => false);
  p.winner = seat;
  p.phase = 'turn';
}

function keep(p: Position, phase: string): void {
  for (const space of spacesUp(p)) {
    p.kept[p.winner!]! += Number(p.stones[space]![1]);
    delete p.stones[space];
  }
  p.winner = null;
  p.phase = phase;
  p.inside = p.inside.map(() => phase === 'duel');
}

function turn(p: Position, space: string, draw: (n: number) => number): void {
  let face = p.stones[space]![1]!;
  if (p.stones[space] === '?') {
    const bag = p.unseen.flatMap((n, i) => new Array<string>(n).fill('a1234'[i]!));
    face = bag[bag.length === 1 ? 0 : draw(bag.length)]!;
    p.unseen['a1234'.indexOf(face)]!--;
  }
  p.stones[space] = `!${face}`;
  const covered = Object.values(p.stones).some(word => /^\.[1-4]/.test(word));
  if (face === 'a') p.phase = 'hide';
  else if (!covered && p.unseen.slice(1).every(n => n === 0)) keep(p, 'over');
}

function hide(p: Position, from: string, to: string): void {
  p.stones[to] = `.${p.stones[from]![1]}`;
  p.stones[from] = 'x';
  if (spacesUp(p).length > 0) return;
  for (const space of TOMB) if (p.stones[space] === 'x') delete p.stones[space];
  p.winner = null;
  p.phase = 'duel';
  p.inside = p.inside.map(() => true);
}
