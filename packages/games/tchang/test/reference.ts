/**
 * A second implementation of the game, written from the specification without the rules' code. Positions are JSON
 * documents, spaces are strings, routes are found by walking the corridors. Slow; compared with the game.
 */
export type Document = {
  walls?: string[];
  statues: { [space: string]: string };
  stones: { [space: string]: string };
  unseen: number[];
  pawns: { [pawn: string]: string };
  purses: { [pawn: string]: number };
  reserve: number;
  exit: string | null;
  turn: number;
  step: string;
  quiet: number;
};

export type Agreed = { readonly rules: number; readonly seats: number; readonly tangramBonus: number };

const EXIT: { readonly [colour: string]: string } = { r: 'a7', g: 'g7', y: 'g1', b: 'a1' };
const SPACES = [...'1234567'].flatMap(row => [...'abcdefg'].map(column => column + row));
const CORNERS = Object.values(EXIT);
const PIECES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'];

const beside = (a: string, b: string): boolean =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) === 1;

function neighbours(p: Document, space: string): string[] {
  const isWall = (other: string): boolean =>
    (p.walls ?? []).some(wall => wall === `${space}-${other}` || wall === `${other}-${space}`);
  return SPACES.filter(other => beside(space, other) && !isWall(other));
}

/** Spaces within a number of steps, with their distance. No route leads through an exit. */
function ringsAround(p: Document, from: string, purse: number): Map<string, number> {
  const steps = new Map([[from, 0]]);
  let ring = [from];
  for (let n = 1; n <= purse && ring.length > 0; n++) {
    const through = ring.filter(space => space === from || !CORNERS.includes(space));
    ring = [...new Set(through.flatMap(space => neighbours(p, space)))].filter(space => !steps.has(space));
    for (const space of ring) steps.set(space, n);
  }
  steps.delete(from);
  return steps;
}

const pawnsOf = (p: Document): string[] => [...'rgyb'].filter(pawn => pawn in p.pawns);
/** TCHANG-3 */
const isOwn = (pawn: string, seat: number, seats: number): boolean =>
  seats === 1 || (seats === 2 ? ('ry'.includes(pawn) ? 0 : 1) : 'rgyb'.indexOf(pawn)) === seat;
const isBitten = (p: Document, pawn: string): boolean => p.stones[p.pawns[pawn]!] === 'animal';
const shown = (p: Document, word: string): number =>
  Object.values(p.statues).filter(statue => statue === word).length;
/** TCHANG-12 */
const openExit = (p: Document): string | null =>
  p.exit !== null && PIECES.every(piece => shown(p, piece) === 1) ? EXIT[p.exit]! : null;

/** TCHANG-9: pairs on one space; under rules 2 one of the two is the acting player's. */
function pairs(p: Document, { rules, seats }: Agreed): (readonly [string, string])[] {
  return pawnsOf(p)
    .flatMap(giver => pawnsOf(p).map(receiver => [giver, receiver] as const))
    .filter(([a, b]) => a !== b && p.pawns[a] === p.pawns[b])
    .filter(pair => rules === 1 || pair.some(pawn => isOwn(pawn, p.turn, seats)));
}

function shares(p: Document, agreed: Agreed): string[] {
  return pairs(p, agreed).flatMap(([giver, receiver]) =>
    Array.from({ length: p.purses[giver]! }, (_, i) => `${giver}>${receiver}:${i + 1}@${p.pawns[giver]}`),
  );
}

function ways(p: Document, { seats }: Agreed, seat = p.turn): string[] {
  const exit = openExit(p);
  return pawnsOf(p)
    .filter(pawn => isOwn(pawn, seat, seats) && !isBitten(p, pawn))
    .flatMap(pawn => {
      const rings = ringsAround(p, p.pawns[pawn]!, p.purses[pawn]!);
      const tomb = [...rings.keys()].filter(space => !CORNERS.includes(space));
      tomb.sort((a, b) => rings.get(a)! - rings.get(b)! || SPACES.indexOf(a) - SPACES.indexOf(b));
      const goals = exit !== null && rings.has(exit) ? [...tomb, exit] : tomb;
      return goals.map(to => `${pawn}:${p.pawns[pawn]}-${to}`);
    });
}

/** Outcome reason, or null. */
export function endOf(p: Document, { seats }: Agreed): string | null {
  const pawns = pawnsOf(p);
  const exit = openExit(p);
  if (exit !== null && pawns.every(pawn => p.pawns[pawn] === exit)) return 'escaped';
  const sumBeside = (pawn: string): number =>
    pawns.filter(other => p.pawns[other] === p.pawns[pawn]).reduce((sum, other) => sum + p.purses[other]!, 0);
  if (!pawns.some(pawn => !isBitten(p, pawn) && sumBeside(pawn) > 0)) return 'stranded';
  return p.quiet >= 2 * seats ? 'quiet' : null;
}

export function listMoves(p: Document, agreed: Agreed): string[] {
  if (endOf(p, agreed) !== null) return [];
  return [
    ...(p.step === 'moved' ? [] : ways(p, agreed)),
    ...shares(p, agreed),
    p.step === 'start' ? 'pass' : 'end',
  ];
}

/** The position after a legal move; `draw` chooses one of n. */
export function playMove(
  before: Document,
  move: string,
  agreed: Agreed,
  draw: (n: number) => number,
): Document {
  const p = structuredClone(before);
  if (move === 'pass') {
    p.quiet++;
    if (endOf(p, agreed) === null) goOn(p, agreed);
  } else if (move === 'end') {
    goOn(p, agreed);
  } else if (move.includes('>')) {
    const [, giver, receiver, amount] = /^(.)>(.):(\d+)@/.exec(move)!;
    p.purses[giver!]! -= Number(amount);
    p.purses[receiver!]! += Number(amount);
    p.quiet = 0;
    if (p.step === 'start') p.step = 'shared';
  } else {
    go(p, move[0]!, move.slice(5), agreed, draw);
  }
  return p;
}

/** TCHANG-11 */
function goOn(p: Document, agreed: Agreed): void {
  p.step = 'start';
  p.turn = (p.turn + 1) % agreed.seats;
  if (ways(p, agreed).length > 0 || shares(p, agreed).length > 0) return;
  p.quiet++;
  if (endOf(p, agreed) === null) goOn(p, agreed);
}

function go(p: Document, pawn: string, to: string, agreed: Agreed, draw: (n: number) => number): void {
  const cost = ringsAround(p, p.pawns[pawn]!, 60).get(to)!;
  p.pawns[pawn] = to;
  p.purses[pawn]! -= cost;
  p.reserve += cost;
  p.step = 'moved';
  p.quiet = 0;
  const take = (n: number): void => {
    const taken = Math.min(n, p.reserve);
    p.reserve -= taken;
    p.purses[pawn]! += taken;
  };
  if (visitStone(p, to, take, draw)) visitStatue(p, to, take, agreed, draw);
  if (endOf(p, agreed) === null && pairs(p, agreed).length === 0) goOn(p, agreed);
}

/** TCHANG-6, TCHANG-7: returns whether the statue below is turned. */
function visitStone(
  p: Document,
  space: string,
  take: (n: number) => void,
  draw: (n: number) => number,
): boolean {
  const stone = p.stones[space];
  if (stone === undefined) return true;
  delete p.stones[space];
  if (stone === 'animal') return true;
  const bag = p.unseen.flatMap((n, face) => new Array<number>(n).fill(face));
  const face = bag[bag.length === 1 ? 0 : draw(bag.length)]!;
  p.unseen[face]!--;
  if (face > 0) {
    take(face);
    return true;
  }
  const lying = { ...p.stones, [space]: 'animal' };
  p.stones = Object.fromEntries(SPACES.filter(at => at in lying).map(at => [at, lying[at]!]));
  return false;
}

/** TCHANG-8, TCHANG-10, TCHANG-16 */
function visitStatue(
  p: Document,
  space: string,
  take: (n: number) => void,
  { tangramBonus }: Agreed,
  draw: (n: number) => number,
): void {
  if (p.statues[space] !== '?') return;
  const bag = [
    ...[...'rgyb'].flatMap(colour => new Array<string>(3 - shown(p, colour)).fill(colour)),
    ...PIECES.filter(piece => shown(p, piece) === 0),
  ];
  const word = bag[bag.length === 1 ? 0 : draw(bag.length)]!;
  p.statues[space] = word;
  if (word.startsWith('t')) take(tangramBonus);
  else if (p.exit === null && shown(p, word) === 3) p.exit = word;
}
