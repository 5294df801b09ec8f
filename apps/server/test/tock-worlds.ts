import { isRefused, openMatch, playMove, readTable, replayChance, searchChance } from '@tablee/kernel';
import { COPIES, nameCard, RANK_COUNT, tock } from '@tablee/tock';

/** Two games of Tock that differ only in what one pair of eyes may not know. */

const SEATS = 4;
const HAND = 5;
const TABLE = readTable(tock, SEATS, { fastStart: true });
export const OPTIONS = TABLE.options;

export type Step = { readonly seat: number; readonly move: string };
export type World = { readonly setup: readonly number[]; readonly steps: readonly Step[] };
type Hands = readonly (readonly number[])[];
export type WorldEyes = number | 'public';

/** The luck that deals these hands: seat after seat, each card picked among those left (TOCK-5). */
function luckFor(hands: Hands): number[] {
  const left = [...COPIES];
  return hands.flat().map(card => {
    const before = left.slice(0, card).reduce((a, b) => a + b, 0);
    left[card]!--;
    return before;
  });
}

const open = (setup: readonly number[]) => openMatch(tock, TABLE, replayChance(setup)).match;
type TockMatch = ReturnType<typeof open>;

function play(match: TockMatch, { seat, move }: Step): TockMatch | null {
  const step = playMove(match, seat, move, searchChance(1));
  return isRefused(step) ? null : step.match;
}

function reaches(world: World): boolean {
  let match: TockMatch | null = open(world.setup);
  for (const step of world.steps) {
    match = match && play(match, step);
    if (!match) return false;
  }
  return true;
}

const handsOf = ({ state }: TockMatch): number[][] =>
  Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: RANK_COUNT }, (_, rank) =>
      Array<number>(state.hands[seat * RANK_COUNT + rank]!).fill(rank),
    ).flat(),
  );

const without = (hand: readonly number[], card: number): number[] => {
  const i = hand.indexOf(card);
  if (i < 0) throw new Error('no such card in this hand');
  return hand.toSpliced(i, 1);
};

function shuffled<T>(list: readonly T[], chance: { pick(n: number): number }): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(chance.pick(rest.length), 1)[0]!);
}

export type Twins = { readonly eyes: WorldEyes; readonly worlds: readonly [World, World] };

/**
 * A first world by lot, `plays` cards long; then the hidden cards are dealt anew among the hands these eyes do
 * not see and the stock, with other cards swapped between partners, until all laid moves are possible there too.
 */
export function twinWorlds(seed: number, eyes: WorldEyes, plays: number): Twins {
  const chance = searchChance(seed);
  const first = freshWorld(chance, plays);
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const second = otherWorld(first, eyes, chance);
    if (second && reaches(second) && JSON.stringify(second) !== JSON.stringify(first))
      return { eyes, worlds: [first, second] };
  }
  throw new Error(`no twin of world ${seed} for ${eyes}`);
}

function freshWorld(chance: { pick(n: number): number }, plays: number): World {
  const pack = shuffled(
    COPIES.flatMap((copies, rank) => Array<number>(copies).fill(rank)),
    chance,
  );
  const hands = Array.from({ length: SEATS }, (_, s) => pack.slice(s * HAND, (s + 1) * HAND));
  const setup = luckFor(hands);
  let match = open(setup);
  const steps: Step[] = [];
  while (steps.length < SEATS + plays) {
    const seat = tock.actors(match.state)[0]!;
    const move = tock.writeMove(tock.sample(match.state, seat, chance));
    steps.push({ seat, move });
    match = play(match, { seat, move })!;
  }
  return { setup, steps };
}

function otherWorld(first: World, eyes: WorldEyes, chance: { pick(n: number): number }): World | null {
  const gives = first.steps.slice(0, SEATS);
  const given = Array.from(
    { length: SEATS },
    (_, seat) => tock.readMove(gives.find(g => g.seat === seat)!.move) as { card: number },
  ).map(m => m.card);
  const laid: number[][] = Array.from({ length: SEATS }, () => []);
  for (const { seat, move } of first.steps.slice(SEATS)) laid[seat]!.push(cardIn(move));
  // After the swap: what these eyes know stays, what was laid open stays, the rest is dealt anew.
  const after = handsAfterSwap(first);
  const known = (seat: number): number[] => {
    if (seat === eyes) return after[seat]!;
    const own = [...laid[seat]!];
    const fromEyes = eyes !== 'public' && seat === (eyes + 2) % SEATS ? given[eyes] : undefined;
    return fromEyes === undefined || own.includes(fromEyes) ? own : [...own, fromEyes];
  };
  const fixed = Array.from({ length: SEATS }, (_, seat) => known(seat));
  const left = [...COPIES];
  for (const card of fixed.flat()) left[card]!--;
  const pool = shuffled(
    left.flatMap((n, rank) => Array<number>(n).fill(rank)),
    chance,
  );
  const dealt = fixed.map(hand => [...hand, ...pool.splice(0, HAND - hand.length)]);
  const gave = dealt.map((_, seat) => {
    const partner = (seat + 2) % SEATS;
    if (seat === eyes || partner === eyes) return given[seat]!;
    return dealt[partner]![chance.pick(HAND)]!;
  });
  if (dealt.some((hand, seat) => !hand.includes(gave[(seat + 2) % SEATS]!))) return null;
  const before = dealt.map((hand, seat) => [...without(hand, gave[(seat + 2) % SEATS]!), gave[seat]!]);
  const steps = first.steps.map((step, i) =>
    i < SEATS ? { ...step, move: `give:${nameCard(gave[step.seat]!)}` } : step,
  );
  return { setup: luckFor(before), steps };
}

function handsAfterSwap(world: World): number[][] {
  let match: TockMatch = open(world.setup);
  for (const step of world.steps.slice(0, SEATS)) match = play(match, step)!;
  return handsOf(match);
}

function cardIn(text: string): number {
  const move = tock.readMove(text)!;
  if (move.kind === 'split') return 6;
  if (move.kind === 'swap') return 10;
  return move.kind === 'block' ? 9 : move.card;
}
