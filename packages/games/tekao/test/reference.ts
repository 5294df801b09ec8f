/** A second, slow implementation of the battle, written from the specification and compared with the rules. */
type Army = Map<string, { readonly side: number; readonly word: string }>;

export type Position = {
  readonly army: Army;
  readonly turn: number;
  readonly streaks: readonly (readonly [square: string, times: number] | null)[];
  readonly quiet: number;
};

const WINS = ['GT', 'TA', 'TP', 'AG', 'PG', 'PA', 'GF', 'TF', 'AF', 'PF'];
const REACH: { readonly [weapon: string]: number } = { G: 1, T: 1, F: 1, A: 2, P: 3 };
const WAYS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const;
const LETTERS = ['n', 'e', 's', 'w'] as const;
const SQUARES = [...'12345678'].flatMap(row => [...'abcdefgh'].map(column => column + row));

export function readPosition(text: string): Position {
  const [b = '', y = '', turn = '', streak = '', quiet = ''] = text.split(' ');
  const army: Army = new Map();
  for (const [side, list] of [b, y].entries()) {
    for (const item of list.slice(2).split(',')) {
      if (item !== '') army.set(item.slice(0, 2), { side, word: item.slice(3) });
    }
  }
  const streaks = streak
    .slice(7)
    .split('/')
    .map(one => (one === '-' ? null : ([one.slice(0, 2), Number(one.slice(3))] as const)));
  return { army, turn: Number(turn.slice(5)), streaks, quiet: Number(quiet.slice(6)) };
}

export function writePosition({ army, turn, streaks, quiet }: Position): string {
  const list = (side: number): string =>
    SQUARES.filter(square => army.get(square)?.side === side)
      .map(square => `${square}:${army.get(square)!.word}`)
      .join();
  const streak = streaks.map(one => (one ? one.join(':') : '-')).join('/');
  return `b:${list(0)} y:${list(1)} turn=${turn} streak=${streak} quiet=${quiet}`;
}

function step(square: string, way: keyof typeof WAYS, distance: number): string | null {
  const [dx, dy] = WAYS[way];
  const column = 'abcdefgh'['abcdefgh'.indexOf(square[0]!) + dx * distance];
  const row = Number(square[1]) + dy * distance;
  return column !== undefined && row >= 1 && row <= 8 ? column + row : null;
}

function actionsOf(army: Army, square: string): string[] {
  const { word } = army.get(square)!;
  const found: string[] = [];
  for (const [i, way] of LETTERS.entries()) {
    for (let distance = 1; distance <= REACH[word[i]!]!; distance++) {
      const to = step(square, way, distance);
      if (to === null || army.has(to)) break;
      found.push(`${square}${way}${distance}`);
    }
  }
  return word === 'FFFF' ? found : [...found, `${square}+`, `${square}-`];
}

export function listActions({ army, turn, streaks }: Position): string[] {
  const side = turn % 2;
  const own = SQUARES.filter(square => army.get(square)?.side === side);
  const streak = streaks[side];
  const tired = streak && streak[1] >= 3 ? streak[0] : null;
  const others = own.filter(square => square !== tired).flatMap(square => actionsOf(army, square));
  const all = tired && others.length === 0 ? actionsOf(army, tired) : others;
  return all.length > 0 ? all : ['pass'];
}

/** The position after a legal move, with so many seats in the cycle. */
export function playAction(before: Position, move: string, cycle: number): Position {
  const army: Army = new Map(before.army);
  const side = before.turn % 2;
  const streaks = before.streaks.slice();
  const next = { turn: (before.turn + 1) % cycle, quiet: before.quiet + 1 };
  if (move === 'pass') return { army, streaks, ...next };
  const from = move.slice(0, 2);
  const { word } = army.get(from)!;
  const turned =
    move[2] === '+' ? word[3] + word.slice(0, 3) : move[2] === '-' ? word.slice(1) + word[0] : word;
  const to = /[+-]$/.test(move) ? from : step(from, move[2] as keyof typeof WAYS, Number(move[3]))!;
  army.delete(from);
  army.set(to, { side, word: turned });
  const streak = streaks[side];
  streaks[side] = [to, streak?.[0] === from ? streak[1] + 1 : 1];
  const fallen = fallenAround(army, to);
  for (const square of fallen) {
    const owner = army.get(square)!.side;
    army.delete(square);
    if (streaks[owner]?.[0] === square) streaks[owner] = null;
  }
  return { army, streaks, turn: next.turn, quiet: fallen.length > 0 ? 0 : next.quiet };
}

/** TEKAO-8, TEKAO-9, TEKAO-10 */
function fallenAround(army: Army, square: string): string[] {
  const acting = army.get(square)!;
  const weaker: string[] = [];
  let stronger = false;
  for (const [i, way] of LETTERS.entries()) {
    const beside = step(square, way, 1);
    const other = beside === null ? undefined : army.get(beside);
    if (beside === null || !other || other.side === acting.side) continue;
    const [mine, theirs] = [acting.word[i]!, other.word[(i + 2) % 4]!];
    if (WINS.includes(mine + theirs)) weaker.push(beside);
    if (WINS.includes(theirs + mine)) stronger = true;
  }
  const won = weaker.some(taken => army.get(taken)!.word === 'FFFF');
  return stronger && !won ? [...weaker, square] : weaker;
}
