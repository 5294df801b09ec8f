import { type Chance, searchChance } from '@tablee/kernel';
import {
  BASES,
  clone,
  controlOf,
  countOf,
  heldBy,
  isAbsent,
  isHere,
  isQueen,
  listMoves,
  listShooters,
  type Move,
  mayLoad,
  OWN,
  ownerOf,
  PUCKS,
  play,
  type ShootMove,
  type State,
  shotCost,
  sizeOf,
  tchako,
} from '@tablee/tchako';
import { LEVELS, shake } from '@tablee/tchako/bot';
import type { Seating } from './player.ts';

const now = (): number => performance.now();
const HAND = LEVELS[5].aimError;
/** Of its time, how much it looks around; the rest it spends on how safe the best shots are in its hand. */
const LOOKING = 0.6;
const FINALISTS = 24;
const WON = 1_000;

type Tried = { readonly move: Move; worth: number; total: number; times: number };

/**
 * One action at a time: samples shots for as long as it may, half of them towards an enemy, judges pucks, zones and
 * victory when all is at rest, tries the best again with the hand of the top level, and plays the one that is best on average.
 */
export function planByShot({ state, seat }: Seating, ms: number, seed: number): string[] {
  const s = state as State;
  const chance = searchChance(seed);
  if (s.offer || s.number === 0) return [tchako.writeMove(tchako.idle(s, seat, chance))];
  const start = now();
  const tried: Tried[] = [];
  const add = (move: Move) => {
    const worth = weigh(s, move, seat);
    tried.push({ move, worth, total: 0, times: 0 });
  };
  for (const move of listMoves(s, seat)) if (move.kind === 'create' || move.kind === 'end') add(move);
  const shooters = listShooters(s, seat);
  const enemies = PUCKS.filter(each => isHere(s, each) && ownerOf(each) !== seat);
  while (shooters.length > 0 && now() - start < ms * LOOKING) {
    for (let i = 0; i < 8; i++) add(sampleShot(s, shooters[chance.pick(shooters.length)]!, enemies, chance));
  }
  const best = tried.sort((a, b) => b.worth - a.worth).slice(0, FINALISTS);
  do {
    for (const each of best) {
      const { move } = each;
      each.total += move.kind === 'shoot' ? weigh(s, shake(move, HAND, chance), seat) : each.worth;
      each.times++;
    }
  } while (now() - start < ms * 0.96);
  best.sort((a, b) => b.total / b.times - a.total / a.times);
  const move = best[0]?.move ?? tchako.idle(s, seat, chance);
  return [tchako.writeMove(move.kind === 'shoot' ? shake(move, HAND, chance) : move)];
}

function weigh(s: State, move: Move, seat: number): number {
  const after = clone(s);
  play(after, move, null);
  if (after.end) return after.end.winner === null ? 0 : after.end.winner === seat ? WON : -WON;
  const control = controlOf(after);
  const enemy = 1 - seat;
  const zones = (of: number) =>
    sizeOf(heldBy(control, of) & ~OWN[of]!) - sizeOf(BASES[of]! & ~heldBy(control, of));
  const queens = (isAbsent(after, enemy) ? 1 : 0) - (isAbsent(after, seat) ? 1 : 0);
  return countOf(after, seat) - countOf(after, enemy) + queens + 0.5 * (zones(seat) - zones(enemy));
}

function sampleShot(s: State, puck: number, targets: readonly number[], chance: Chance): ShootMove {
  const at = targets[chance.pick(targets.length * 2)];
  const direction = at === undefined ? chance.pick(4_096) : towards(s, puck, at, chance);
  const power = 40 + chance.pick(961);
  const loaded =
    mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && (isQueen(puck) || chance.pick(3) > 0);
  return { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
}

/** Somewhere on the other, as broad as two pucks. */
function towards(s: State, puck: number, at: number, chance: Chance): number {
  const [dx, dy] = [s.x[at]! - s.x[puck]!, s.y[at]! - s.y[puck]!];
  const middle = (Math.atan2(dy, dx) * 2_048) / Math.PI;
  const breadth = (Math.atan2(1_408, Math.hypot(dx, dy)) * 2_048) / Math.PI;
  const aside = (chance.pick(2_001) / 1_000 - 1) * breadth;
  return (Math.round(middle + aside) + 8_192) % 4_096;
}
