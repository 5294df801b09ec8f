import { BadText, type Chance, type Game, type Seat, type View } from '@tablee/kernel';

/**
 * A test game with luck and secrets. Each seat begins with a hidden die; in turn, a seat throws an open die or stays.
 * More than twelve loses; otherwise the highest sum wins.
 */
const MOST = 12;
const FACES = 6;
const HIDDEN = 0;

export type DozenState = { hidden: number[]; open: number[]; stayed: boolean[]; turn: Seat };
export type DozenMove = 'throw' | 'stay';

const die = (chance: Chance): number => 1 + chance.pick(FACES);
const sumOf = (s: DozenState, seat: Seat): number => s.hidden[seat]! + s.open[seat]!;
const isOver = (s: DozenState): boolean => s.stayed.every(done => done);

function pass(s: DozenState): void {
  do s.turn = (s.turn + 1) % s.open.length;
  while (!isOver(s) && s.stayed[s.turn]);
}

export const dozen: Game<Record<never, never>, DozenState, DozenMove, never> = {
  id: 'dozen',
  rules: 1,
  traits: { seats: [2], luck: true, secrets: true, together: false, moves: 'listed', goal: 'rivals' },
  options: {},
  presets: {},
  problems: () => [],
  teams: () => [[0], [1]],
  setup: ({ seats }, chance) => ({
    state: {
      hidden: Array.from({ length: seats }, () => die(chance)),
      open: Array.from({ length: seats }, () => 0),
      stayed: Array.from({ length: seats }, () => false),
      turn: 0,
    },
    events: [],
  }),
  actors: s => (isOver(s) ? [] : [s.turn]),
  moves: (s, seat) => (!isOver(s) && seat === s.turn ? ['throw', 'stay'] : []),
  sample: (_s, _seat, chance) => (chance.pick(2) === 0 ? 'throw' : 'stay'),
  refuse: (s, seat) => (isOver(s) || seat !== s.turn ? { rule: 'DOZEN-1', key: 'not-your-turn' } : null),
  apply(s, seat, move, chance) {
    if (move === 'throw') s.open[seat]! += die(chance);
    // An open sum of twelve loses with any hidden die: the seat must stay.
    if (move === 'stay' || s.open[seat]! >= MOST) s.stayed[seat] = true;
    pass(s);
    return [];
  },
  outcome(s) {
    if (!isOver(s)) return null;
    const [a, b] = [0, 1].map(seat => (sumOf(s, seat) > MOST ? 0 : sumOf(s, seat)));
    const first = a === b ? 0.5 : a! > b! ? 1 : 0;
    return { payoff: [first, 1 - first], reason: 'all-stayed' };
  },
  binding: (_s, move) => move === 'throw',
  idle: () => 'stay',
  redact(s, eyes) {
    const v = dozen.clone(s);
    if (eyes !== 'referee') v.hidden = v.hidden.map((face, seat) => (seat === eyes ? face : HIDDEN));
    return v as View<DozenState>;
  },
  tell: e => e,
  imagine(v, _seat, chance) {
    const s = dozen.clone(v);
    s.hidden = s.hidden.map(face => (face === HIDDEN ? die(chance) : face));
    return s;
  },
  clone: s => ({ hidden: [...s.hidden], open: [...s.open], stayed: [...s.stayed], turn: s.turn }),
  writeMove: m => m,
  readMove: text => (text === 'throw' || text === 'stay' ? text : null),
  writeState: s => JSON.stringify(s),
  readState(text) {
    throw new BadText('position', `Positions of this game are never written: ${text}`);
  },
};
