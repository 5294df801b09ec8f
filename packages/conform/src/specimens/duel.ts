import {
  BadText,
  type Chance,
  type Eyes,
  type Game,
  NeedsReferee,
  type Seat,
  type View,
} from '@tablee/kernel';

/**
 * Luck, secrets and simultaneous choice in one small game: each seat holds stones drawn from a bag, all pick one
 * in secret, all are shown, the highest alone scores, everyone draws again while the bag lasts.
 */

const OPTIONS = {
  hand: { kind: 'count', min: 1, max: 3, initial: 2 },
  ties: { kind: 'choice', of: ['nobody', 'everybody'], initial: 'nobody' },
} as const;

const FACES = [1, 2, 3, 4] as const;
const COPIES = 3;
const NONE = 0;
/** A stone that these eyes do not see. */
const HIDDEN = 9;

export type DuelState = {
  readonly ties: 'nobody' | 'everybody';
  /** Sorted stones of each seat. */
  hands: number[][];
  /** How many of each face are not placed: in the truth the bag, in a view the bag and every hidden hand. */
  bag: number[];
  /** Stones in the bag, known to all. */
  left: number;
  chosen: number[];
  /** The stones shown last, for players who reconnect. */
  last: number[];
  score: number[];
};
export type DuelMove = { readonly face: number };
export type DuelEvent =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'shown'; readonly faces: readonly number[]; readonly winners: readonly Seat[] };

const isOver = (s: DuelState): boolean => s.hands.every(h => h.length === 0);
const sorted = (stones: readonly number[]): number[] => [...stones].sort((a, b) => a - b);
const seatsOf = (s: DuelState): Seat[] => s.hands.map((_, seat) => seat);
const without = (hand: readonly number[], face: number): number[] =>
  hand.filter((_, i) => i !== hand.indexOf(face));

/** The bag holds counts, not an order that could leak. */
function drawStone(bag: number[], chance: Chance): number {
  let at = chance.pick(bag.reduce((a, b) => a + b, 0));
  const i = bag.findIndex(count => {
    at -= count;
    return at < 0;
  });
  bag[i] = bag[i]! - 1;
  return FACES[i]!;
}

function drawFor(s: DuelState, seat: Seat, chance: Chance): DuelEvent {
  const face = drawStone(s.bag, chance);
  s.left--;
  s.hands[seat] = sorted([...s.hands[seat]!, face]);
  return { kind: 'drew', seat, face };
}

/** The highest stone scores; the option `ties` decides between equal ones. */
function winnersOf(s: DuelState): Seat[] {
  const best = Math.max(...s.chosen);
  const high = seatsOf(s).filter(seat => s.chosen[seat] === best);
  return high.length === 1 || s.ties === 'everybody' ? high : [];
}

function showAll(s: DuelState, chance: Chance): DuelEvent[] {
  const winners = winnersOf(s);
  for (const seat of winners) s.score[seat] = s.score[seat]! + 1;
  const events: DuelEvent[] = [{ kind: 'shown', faces: [...s.chosen], winners }];
  s.hands = s.hands.map((hand, seat) => without(hand, s.chosen[seat]!));
  s.last = s.chosen;
  s.chosen = s.chosen.map(() => NONE);
  if (s.left >= s.hands.length) for (const seat of seatsOf(s)) events.push(drawFor(s, seat, chance));
  return events;
}

const listMoves = (s: DuelState, seat: Seat): DuelMove[] =>
  s.chosen[seat] === NONE ? [...new Set(s.hands[seat])].map(face => ({ face })) : [];

function redactDuel(s: DuelState, eyes: Eyes): View<DuelState> {
  const v = duel.clone(s);
  if (eyes === 'referee') return v as View<DuelState>;
  for (const seat of seatsOf(s)) {
    if (seat === eyes) continue;
    for (const face of v.hands[seat]!) if (face !== HIDDEN) v.bag[face - 1] = v.bag[face - 1]! + 1;
    v.hands[seat] = v.hands[seat]!.map(() => HIDDEN);
    if (v.chosen[seat] !== NONE) v.chosen[seat] = HIDDEN;
  }
  return v as View<DuelState>;
}

function imagineDuel(v: View<DuelState>, chance: Chance): DuelState {
  const s = duel.clone(v);
  s.hands = s.hands.map(hand =>
    sorted(hand.map(face => (face === HIDDEN ? drawStone(s.bag, chance) : face))),
  );
  s.chosen = s.chosen.map((face, seat) =>
    face === HIDDEN ? s.hands[seat]![chance.pick(s.hands[seat]!.length)]! : face,
  );
  return s;
}

const join = (stones: readonly number[]): string => stones.join('') || '-';
const split = (text: string): number[] => (text === '-' ? [] : Array.from(text, Number));

function readDuelState(text: string): DuelState {
  const shape =
    /^hands ([1-4/-]{3,11}) bag ([0-3]{4}) chosen ([0-4]{2,3}) last ([0-4]{2,3}) score ([0-9]+(?:-[0-9]+){1,2}) (nobody|everybody)$/;
  const found = shape.exec(text);
  const no = () =>
    new BadText('position', 'A Duel position reads like "hands 12/34 bag 2223 chosen 00 last 00 …".');
  if (!found) throw no();
  const hands = found[1]!.split('/').map(split);
  const [bag, chosen, last] = [split(found[2]!), split(found[3]!), split(found[4]!)];
  const score = found[5]!.split('-').map(Number);
  const ties = found[6] === 'nobody' ? 'nobody' : 'everybody';
  const left = bag.reduce((a, b) => a + b, 0);
  const s: DuelState = { ties, hands: hands.map(sorted), bag, left, chosen, last, score };
  const fits = [chosen, last, score].every(row => row.length === hands.length) && writeDuelState(s) === text;
  if (!fits) throw no();
  const held = chosen.every((face, seat) => face === NONE || hands[seat]!.includes(face));
  const waiting = isOver(s) || chosen.includes(NONE);
  if (!held || !waiting) throw no();
  return s;
}

const writeDuelState = (s: DuelState): string =>
  `hands ${s.hands.map(join).join('/')} bag ${s.bag.join('')} chosen ${s.chosen.join('')} last ${s.last.join('')} score ${s.score.join('-')} ${s.ties}`;

export const duel: Game<typeof OPTIONS, DuelState, DuelMove, DuelEvent> = {
  id: 'duel',
  rules: 1,
  traits: { seats: [2, 3], luck: true, secrets: true, together: true, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: { short: { hand: 1 }, generous: { hand: 3, ties: 'everybody' } },
  problems: ({ seats, options }) => (seats === 3 && options.hand === 3 ? ['hand-too-large'] : []),
  teams: ({ seats }) => Array.from({ length: seats }, (_, seat) => [seat]),
  setup({ seats, options }, chance) {
    const none = () => Array.from({ length: seats }, () => NONE);
    const state: DuelState = {
      ties: options.ties,
      hands: Array.from({ length: seats }, () => []),
      bag: FACES.map(() => COPIES),
      left: FACES.length * COPIES,
      chosen: none(),
      last: none(),
      score: none(),
    };
    const events: DuelEvent[] = [];
    for (let i = 0; i < options.hand; i++)
      for (let seat = 0; seat < seats; seat++) events.push(drawFor(state, seat, chance));
    return { state, events };
  },
  actors: s => (isOver(s) ? [] : seatsOf(s).filter(seat => s.chosen[seat] === NONE)),
  moves: listMoves,
  sample(s, seat, chance) {
    const all = listMoves(s, seat);
    return all[chance.pick(all.length)]!;
  },
  refuse(s, seat, { face }) {
    if (isOver(s) || s.chosen[seat] !== NONE) return { rule: 'DUEL-1', key: 'not-your-turn' };
    return s.hands[seat]!.includes(face) ? null : { rule: 'DUEL-2', key: 'not-in-hand' };
  },
  apply(s, seat, { face }, chance) {
    s.chosen[seat] = face;
    const chose: DuelEvent = { kind: 'chose', seat, face };
    if (s.chosen.includes(NONE)) return [chose];
    if (s.chosen.includes(HIDDEN)) throw new NeedsReferee();
    return [chose, ...showAll(s, chance)];
  },
  outcome(s) {
    if (!isOver(s)) return null;
    const best = Math.max(...s.score);
    const winners = s.score.filter(x => x === best).length;
    const share = winners === s.score.length ? 0.5 : 1 / winners;
    return { payoff: s.score.map(x => (x === best ? share : 0)), score: [...s.score], reason: 'bag-empty' };
  },
  /** The last choice reveals all stones and draws new ones; earlier choices lie face down. */
  binding: s => s.chosen.filter(face => face === NONE).length === 1,
  idle: (s, seat) => listMoves(s, seat)[0]!,
  redact: redactDuel,
  tell(e, eyes) {
    if (e.kind === 'shown') return { ...e, faces: [...e.faces], winners: [...e.winners] };
    return eyes === 'referee' || eyes === e.seat ? { ...e } : { ...e, face: HIDDEN };
  },
  imagine: (v, _seat, chance) => imagineDuel(v, chance),
  clone: s => ({
    ...s,
    hands: s.hands.map(h => [...h]),
    bag: [...s.bag],
    chosen: [...s.chosen],
    last: [...s.last],
    score: [...s.score],
  }),
  writeMove: ({ face }) => `show ${face}`,
  readMove(text) {
    const found = /^show ([1-4])$/.exec(text);
    return found ? { face: Number(found[1]) } : null;
  },
  writeState: writeDuelState,
  readState: readDuelState,
};
