import type { Game, View, When } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  CHECKS,
  type CheckName,
  checkBacks,
  type Declines,
  runCheck,
  runChecks,
  walksOf,
} from '../src/checks/index.ts';
import { type DuelState, duel, lob, type NimState, nim } from '../src/specimens/index.ts';

/** A specimen with one mistake, and the check that must find it. */
type Broken = readonly [mistake: string, caughtBy: CheckName, game: Game];

const brokenNim = (change: Partial<typeof nim>): Game => ({ ...nim, ...change });
const brokenDuel = (change: Partial<typeof duel>): Game => ({ ...duel, ...change });
const brokenLob = (change: Partial<typeof lob>): Game => ({ ...lob, ...change });
const asView = <S>(s: S): View<S> => s as View<S>;

let calls = 0;

/** A state as a class instance, which structuredClone turns into a plain object. */
class Stamped {
  heaps: number[];
  turn: number;
  misere: boolean;
  constructor({ heaps, turn, misere }: ReturnType<typeof nim.clone>) {
    this.heaps = heaps;
    this.turn = turn;
    this.misere = misere;
  }
}

const LEAKS: readonly Broken[] = [
  ['a view that shows every hand', 'twins-view', brokenDuel({ redact: s => asView(duel.clone(s)) })],
  [
    'a view that hides hands but counts the bag exactly',
    'twins-view',
    brokenDuel({
      redact(s, eyes) {
        const v = duel.redact(s, eyes);
        v.bag = [...s.bag];
        return v;
      },
    }),
  ],
  [
    'a view that shows what another seat has chosen face down',
    'twins-view',
    brokenDuel({
      redact(s, eyes) {
        const v = duel.redact(s, eyes);
        v.chosen = [...s.chosen];
        return v;
      },
    }),
  ],
  [
    'spectators who see what the players do not',
    'twins-view',
    brokenDuel({ redact: (s, eyes) => duel.redact(s, eyes === 'public' ? 0 : eyes) }),
  ],
  ['events told to all eyes', 'twins-told', brokenDuel({ tell: e => ({ ...e }) })],
  [
    'a reveal that is in the events and not in the state',
    'twins-told',
    brokenDuel({
      apply(s, seat, m, chance) {
        const news = duel.apply(s, seat, m, chance);
        s.last = s.last.map(() => 0);
        s.score = s.score.map(() => 0);
        return news;
      },
    }),
  ],
  [
    'a reveal without luck that could be taken back',
    'binding',
    brokenDuel({ binding: (s, m) => duel.binding(s, m) && s.left >= s.hands.length }),
  ],
];

/** Stones are laid face up one after the other, as cards in Tock: each shows a part of a hand. */
const laidOpenly: Partial<typeof duel> = {
  redact(s, eyes) {
    const v = duel.redact(s, eyes);
    v.chosen = [...s.chosen];
    v.bag = v.bag.map((count, i) =>
      s.chosen.reduce((n, face, seat) => n - (seat !== eyes && face === i + 1 ? 1 : 0), count),
    );
    v.hands = v.hands.map((hand, seat) =>
      seat === eyes || s.chosen[seat] === 0 ? hand : [...hand.slice(1), s.chosen[seat]!],
    );
    return v;
  },
  tell: (e, eyes) => (e.kind === 'chose' ? { ...e } : duel.tell(e, eyes)),
};

const copied = new WeakSet<DuelState>();
const copiedAgain = new WeakSet<DuelState>();

const BACKS: readonly Broken[] = [
  [
    'a position that shows every hand after a take-back',
    'twins-back',
    brokenDuel({
      clone(s) {
        const copy = duel.clone(s);
        if (copied.has(s)) copiedAgain.add(copy);
        copied.add(s);
        return copy;
      },
      redact: (s, eyes) => (copiedAgain.has(s) ? asView(duel.clone(s)) : duel.redact(s, eyes)),
    }),
  ],
  [
    'a hidden choice that decides whether a move is binding',
    'twins-back',
    brokenDuel({ binding: (s, m) => duel.binding(s, m) || m.face === 4 }),
  ],
  [
    'undeclared secrets, so that bots accept take-backs over them',
    'twins-back',
    brokenDuel({ ...laidOpenly, traits: { ...duel.traits, secrets: false, together: false } }),
  ],
];

const COPIES: readonly Broken[] = [
  ['a clone that shares an array', 'clone', brokenNim({ clone: s => ({ ...s }) })],
  ['a clone that forgets a field', 'clone', brokenNim({ clone: s => ({ ...nim.clone(s), misere: false }) })],
  [
    'a state that does not survive structuredClone',
    'clone',
    brokenNim({
      setup: (table, chance) => ({
        ...nim.setup(table, chance),
        state: new Stamped(nim.setup(table, chance).state),
      }),
      clone: s => (s instanceof Stamped ? new Stamped(nim.clone(s)) : nim.clone(s)),
      apply: (s, seat, m, chance) => nim.apply(s instanceof Stamped ? s : nim.clone(s), seat, m, chance),
    }),
  ],
  ['a view that is the state itself', 'redact', brokenNim({ redact: s => asView(s) })],
  [
    'a view in which a seat cannot see its own moves',
    'redact',
    brokenDuel({ redact: (s, eyes) => duel.redact(s, eyes === 1 ? 'public' : eyes) }),
  ],
  [
    'a view with other actors',
    'redact',
    brokenNim({ redact: s => asView({ ...nim.clone(s), turn: 1 - s.turn }) }),
  ],
  [
    'a view of the referee that hides something',
    'redact',
    brokenDuel({ redact: (s, eyes) => duel.redact(s, eyes === 'referee' ? 'public' : eyes) }),
  ],
  [
    'an event that changes when it is told',
    'tell',
    brokenNim({ tell: e => Object.assign(e, { take: e.take + 1 }) }),
  ],
  ['an event the referee is not told', 'tell', brokenNim({ tell: () => null })],
  [
    'listing that changes the state',
    'pure',
    brokenNim({
      moves(s, seat) {
        s.heaps = [...s.heaps];
        const all = [...nim.moves(s, seat)];
        s.heaps.push(0);
        return all;
      },
    }),
  ],
];

const MOVES: readonly Broken[] = [
  [
    'a listed move that is illegal',
    'legality',
    brokenNim({ moves: s => [{ heap: 0, take: (s.heaps[0] ?? 0) + 1 }] }),
  ],
  [
    'a legal move that is not listed, found by sampling',
    'legality',
    brokenNim({ moves: (s, seat) => [...nim.moves(s, seat)].slice(0, 1) }),
  ],
  [
    'a legal move that is not listed, found by trying',
    'refusals',
    brokenNim({
      refuse: (s, seat, m) => (seat === s.turn && m.heap === s.heaps.length ? null : nim.refuse(s, seat, m)),
    }),
  ],
  [
    'moves listed for a seat that is not an actor',
    'legality',
    brokenNim({ moves: s => nim.moves(s, s.turn) }),
  ],
  [
    'a move allowed to a seat that is not an actor',
    'refusals',
    brokenNim({ refuse: (s, _seat, m) => nim.refuse(s, s.turn, m) }),
  ],
  [
    'a refusal without a rule',
    'refusals',
    brokenNim({ refuse: (s, seat, m) => nim.refuse(s, seat, m) && { rule: '', key: 'no' } }),
  ],
  [
    'a move that is not refused, and throws',
    'apply',
    brokenNim({
      apply(s, seat, m, chance) {
        if (m.take === 5) throw new RangeError('five at once');
        return nim.apply(s, seat, m, chance);
      },
    }),
  ],
  ['a second spelling with blanks', 'spelling', brokenNim({ readMove: text => nim.readMove(text.trim()) })],
  [
    'a second spelling with capitals',
    'spelling',
    brokenLob({ readMove: text => lob.readMove(text.toLowerCase()) }),
  ],
  ['two moves written alike', 'spelling', brokenNim({ writeMove: m => nim.writeMove({ ...m, heap: 0 }) })],
  [
    'an order that is not fixed',
    'order',
    brokenNim({
      moves(s, seat) {
        const all = [...nim.moves(s, seat)];
        return calls++ % 2 === 0 ? all : all.reverse();
      },
    }),
  ],
  ['a listed move that only a clock may play', 'legality', brokenNim({ clockOnly: m => m.take === 1 })],
  ['a sample that only a clock may play', 'legality', brokenLob({ clockOnly: m => m.strength > 0 })],
  ['a move that lasts forever', 'lasts', brokenLob({ lasts: () => Number.POSITIVE_INFINITY })],
  ['a move that lasts a negative time', 'lasts', brokenNim({ lasts: (_, m) => -m.take })],
  ['lasts that changes the state', 'lasts', brokenLob({ lasts: (s, m) => s.lengths.push(m.strength) })],
  ['an idle move that is illegal', 'idle', brokenNim({ idle: () => ({ heap: 0, take: 9 }) })],
  [
    'rules that crash',
    'walk',
    brokenNim({ apply: (s, seat, m, chance) => crashOnSix(s) ?? nim.apply(s, seat, m, chance) }),
  ],
];

function crashOnSix(s: NimState): null {
  if (s.heaps.reduce((a, b) => a + b, 0) <= 6) throw new RangeError('six stones were never thought of');
  return null;
}

const TEXTS: readonly Broken[] = [
  [
    'a position with a second spelling',
    'state-text',
    brokenNim({ readState: text => nim.readState(text.trim()) }),
  ],
  [
    'a bad position that throws another error than BadText',
    'state-text',
    brokenNim({
      readState: text => {
        if (!text.includes('/')) throw new TypeError('undefined is not a heap');
        return nim.readState(text);
      },
    }),
  ],
  [
    'a position that reads back as another',
    'state-text',
    brokenNim({ readState: text => ({ ...nim.readState(text), turn: 0 }) }),
  ],
  [
    'a finished game that reads back with another winner',
    'state-end',
    brokenNim({ readState: text => ({ ...nim.readState(text), misere: false }) }),
  ],
  [
    'a text that leaves something out',
    'state-whole',
    brokenNim({
      writeState: s => nim.writeState({ ...s, misere: false }),
      readState: text => ({ ...nim.readState(text), misere: false }),
    }),
  ],
];

/** Nim's options, where misère hangs on another one. */
function misereWhen(option: string, is: When['is']) {
  const misere = { ...nim.options.misere, when: { option, is } };
  return { ...nim.options, misere };
}

function heapsBy(step: number) {
  const heaps = { ...nim.options.heaps, step };
  return { ...nim.options, heaps };
}

const TRUTHS: readonly Broken[] = [
  ['luck that is not declared', 'traits', brokenDuel({ traits: { ...duel.traits, luck: false } })],
  ['luck that never falls', 'traits', brokenNim({ traits: { ...nim.traits, luck: true } })],
  ['secrets that are not declared', 'traits', brokenDuel({ traits: { ...duel.traits, secrets: false } })],
  ['secrets that do not exist', 'traits', brokenNim({ traits: { ...nim.traits, secrets: true } })],
  [
    'simultaneous choice that is not declared',
    'traits',
    brokenDuel({ traits: { ...duel.traits, together: false } }),
  ],
  [
    'simultaneous choice that never comes',
    'traits',
    brokenNim({ traits: { ...nim.traits, together: true } }),
  ],
  ['moves declared listed that are not', 'traits', brokenLob({ traits: { ...lob.traits, moves: 'listed' } })],
  [
    'moves declared sampled that are all listed',
    'traits',
    brokenNim({ traits: { ...nim.traits, moves: 'sampled' } }),
  ],
  [
    'a shared goal with winners and losers',
    'traits',
    brokenNim({ traits: { ...nim.traits, goal: 'shared' } }),
  ],
  ['rivals who always share', 'traits', brokenLob({ traits: { ...lob.traits, goal: 'rivals' } })],
  ['seats the teams do not know', 'options', brokenNim({ traits: { ...nim.traits, seats: [2, 3] } })],
  [
    'a preset that cannot be played',
    'options',
    brokenNim({ presets: { lonely: { heaps: 1, misere: true } } }),
  ],
  [
    'playable options that cannot be set up',
    'options',
    brokenNim({
      setup: (table, chance) => {
        if (table.options.heaps === 4) throw new RangeError('four heaps?');
        return nim.setup(table, chance);
      },
    }),
  ],
  ['a condition on an unknown option', 'options', brokenNim({ options: misereWhen('stones', 3) })],
  ['a condition on the option itself', 'options', brokenNim({ options: misereWhen('misere', true) })],
  ['a condition that is never true', 'options', brokenNim({ options: misereWhen('heaps', 9) })],
  [
    'an option that matters where it does not apply',
    'options',
    brokenNim({ options: misereWhen('heaps', 2) }),
  ],
  ['a step of 0', 'options', brokenNim({ options: heapsBy(0) })],
];

const ENDINGS: readonly Broken[] = [
  ['an outcome while there are actors', 'outcome', brokenNim({ actors: s => [s.turn] })],
  ['an end without an outcome', 'outcome', brokenNim({ outcome: () => null })],
  [
    'a payoff too many',
    'outcome',
    brokenNim({ outcome: s => nim.outcome(s) && { payoff: [1, 0, 0], reason: 'all-taken' } }),
  ],
  [
    'a payoff beyond winning',
    'outcome',
    brokenNim({ outcome: s => nim.outcome(s) && { payoff: [2, -1], reason: 'all-taken' } }),
  ],
  [
    'partners paid differently',
    'outcome',
    brokenLob({
      outcome: s =>
        lob.outcome(s) && { payoff: Array.from({ length: s.seats }, (_, i) => i / 4), reason: 'end' },
    }),
  ],
  ['a judgement beyond winning', 'judge', brokenNim({ judge: () => 1.5 })],
  ['rivals who both hope to win', 'judge', brokenNim({ judge: () => 0.9 })],
  ['a loser judged the winner', 'judge', brokenNim({ judge: (s, seat) => 1 - nim.judge!(s, seat) })],
];

let thrown = 0;

const PLAYS: readonly Broken[] = [
  [
    'rules that depend on something outside the state',
    'replay',
    brokenNim({
      apply(s, seat, m, chance) {
        const news = nim.apply(s, seat, m, chance);
        if (thrown++ % 5 === 4) s.turn = seat;
        return news;
      },
    }),
  ],
  [
    'luck that is not drawn from the chance given',
    'replay',
    brokenDuel({
      apply: (s, seat, m) => duel.apply(s, seat, m, { pick: n => Math.floor(Math.random() * n) }),
    }),
  ],
  ['luck that could be taken back', 'binding', brokenDuel({ binding: () => false })],
  [
    'a prediction that guesses what is hidden',
    'prediction',
    brokenDuel({
      apply(s, seat, m, chance) {
        s.chosen = s.chosen.map((face: number) => (face === 9 ? 1 : face));
        return duel.apply(s, seat, m, chance);
      },
    }),
  ],
  [
    'a prediction that crashes on a view',
    'prediction',
    brokenDuel({
      apply(s, seat, m, chance) {
        if (s.hands.some(hand => hand.includes(9))) throw new RangeError('no such stone');
        return duel.apply(s, seat, m, chance);
      },
    }),
  ],
  [
    'an imagined state that does not fit the view',
    'imagine',
    brokenDuel({ imagine: (v, seat, chance) => swapHands(duel.imagine(v, seat, chance)) }),
  ],
  ['an imagined state with hidden parts', 'imagine', brokenDuel({ imagine: v => duel.clone(v) })],
  ['an imagined state that is the view itself', 'imagine', brokenNim({ imagine: v => v })],
];

const swapHands = (s: DuelState): DuelState => ({ ...s, hands: [...s.hands].reverse() });

describe('the suite finds', () => {
  for (const [mistake, caughtBy, game] of [
    ...LEAKS,
    ...BACKS,
    ...COPIES,
    ...MOVES,
    ...TEXTS,
    ...TRUTHS,
    ...ENDINGS,
    ...PLAYS,
  ]) {
    it(`${mistake} (${caughtBy})`, () => {
      const findings = runCheck(caughtBy, game, walksOf(game));
      expect(findings.map(f => f.check)).toContain(caughtBy);
    });
  }

  it('at least one mistake for every check', () => {
    const tried = [...LEAKS, ...BACKS, ...COPIES, ...MOVES, ...TEXTS, ...TRUTHS, ...ENDINGS, ...PLAYS].map(
      ([, by]) => by,
    );
    expect(CHECKS.filter(check => !tried.includes(check))).toEqual([]);
  });

  it('leaks by take-backs with no other check', () => {
    const [shown, bound] = BACKS.map(([, , game]) => game);
    for (const check of ['twins-view', 'twins-told'] as const)
      expect(runCheck(check, bound!, walksOf(bound!))).toEqual([]);
    expect(runCheck('twins-view', shown!, walksOf(shown!))).toEqual([]);
  });

  it('a bot that accepts every take-back', () => {
    const game = brokenDuel(laidOpenly);
    const walks = walksOf(game);
    const found = (declines?: Declines) => walks.flatMap(walk => [...checkBacks(game, walk, declines)]);
    expect(found()).toEqual([]);
    expect(found(() => false)[0]!.sentence).toMatch(
      /learnt something hidden .* a bot would let it be taken back/,
    );
  });

  it('nothing in the correct specimens with other seeds', () => {
    for (const game of [nim, lob, duel] as readonly Game[])
      expect(runChecks(game, walksOf(game, { name: 'other', seeds: 3 }))).toEqual([]);
  });

  it('a record that ends with the move that threw', () => {
    const crashing = MOVES.find(([, by]) => by === 'walk')![2];
    const [finding] = runCheck('walk', crashing, walksOf(crashing));
    const { state } = nim.setup({ seats: 2, options: { heaps: 3, misere: false } }, { pick: () => 0 });
    const entries = finding!.record!.entries.flatMap(e => ('move' in e ? [e] : []));
    for (const { seat, move } of entries.slice(0, -1))
      nim.apply(state, seat, nim.readMove(move)!, { pick: () => 0 });
    expect(() => crashOnSix(state)).toThrow(RangeError);
  });
});
