import { BadText, type Game, type Seat, type View } from '@tablee/kernel';

/** Two players, no luck, no secrets, listed moves. */

const OPTIONS = {
  heaps: { kind: 'count', min: 1, max: 4, initial: 3 },
  misere: { kind: 'flag', initial: false },
} as const;

export type NimState = { heaps: number[]; turn: Seat; misere: boolean };
export type NimMove = { readonly heap: number; readonly take: number };
export type NimEvent = {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly heap: number;
  readonly take: number;
};

const isEmpty = (s: NimState): boolean => s.heaps.every(h => h === 0);

function* listMoves(s: NimState, seat: Seat): Generator<NimMove> {
  if (seat !== s.turn) return;
  for (const [heap, size] of s.heaps.entries()) {
    for (let take = 1; take <= size; take++) yield { heap, take };
  }
}

/** The seat on turn wins if the exclusive or of the heaps is not 0; in misère reversed once all heaps are single. */
function moverWins(s: NimState): boolean {
  const xor = s.heaps.reduce((a, h) => a ^ h, 0);
  const single = s.heaps.every(h => h <= 1);
  return s.misere && single ? xor === 0 : xor !== 0;
}

function readNimState(text: string): NimState {
  const found = /^([0-9](?:\/[0-9]){0,3}) ([01])( misere)?$/.exec(text);
  if (!found) throw new BadText('position', 'A Nim position reads like "3/4/5 0".');
  return { heaps: found[1]!.split('/').map(Number), turn: Number(found[2]), misere: found[3] !== undefined };
}

export const nim: Game<typeof OPTIONS, NimState, NimMove, NimEvent> = {
  id: 'nim',
  rules: 1,
  traits: { seats: [2], luck: false, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: { classic: { heaps: 3 }, tricky: { heaps: 4, misere: true } },
  problems: ({ options }) => (options.misere && options.heaps === 1 ? ['misere-needs-heaps'] : []),
  teams: () => [[0], [1]],
  setup: ({ options }) => ({
    state: { heaps: Array.from({ length: options.heaps }, (_, i) => i + 3), turn: 0, misere: options.misere },
    events: [],
  }),
  actors: s => (isEmpty(s) ? [] : [s.turn]),
  moves: listMoves,
  sample(s, seat, chance) {
    const all = [...listMoves(s, seat)];
    return all[chance.pick(all.length)]!;
  },
  refuse(s, seat, { heap, take }) {
    if (seat !== s.turn || isEmpty(s)) return { rule: 'NIM-1', key: 'not-your-turn' };
    const size = s.heaps[heap];
    if (size === undefined) return { rule: 'NIM-2', key: 'no-such-heap' };
    return take > size ? { rule: 'NIM-3', key: 'too-many' } : null;
  },
  apply(s, seat, { heap, take }) {
    s.heaps[heap] = s.heaps[heap]! - take;
    s.turn = 1 - seat;
    return [{ kind: 'took', seat, heap, take }];
  },
  outcome(s) {
    if (!isEmpty(s)) return null;
    const winner = s.misere ? s.turn : 1 - s.turn;
    return { payoff: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0], reason: 'all-taken' };
  },
  binding: () => false,
  idle: (s, seat) => [...listMoves(s, seat)][0]!,
  redact: s => nim.clone(s) as View<NimState>,
  tell: e => e,
  imagine: v => nim.clone(v),
  clone: s => ({ heaps: [...s.heaps], turn: s.turn, misere: s.misere }),
  writeMove: ({ heap, take }) => `${heap + 1}-${take}`,
  readMove(text) {
    const found = /^([1-4])-([1-9])$/.exec(text);
    return found ? { heap: Number(found[1]) - 1, take: Number(found[2]) } : null;
  },
  writeState: s => `${s.heaps.join('/')} ${s.turn}${s.misere ? ' misere' : ''}`,
  readState: readNimState,
  judge(s, seat) {
    const ended = nim.outcome(s);
    if (ended) return ended.payoff[seat]!;
    return moverWins(s) === (seat === s.turn) ? 0.9 : 0.1;
  },
};
