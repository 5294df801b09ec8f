import type { Level } from '@tablee/bots';
import { Brain } from '@tablee/bots/brain';
import { type Game, searchChance, type Table } from '@tablee/kernel';
import { planByTaking, planByUct } from './tchag.ts';
import { planByShot } from './tchako.ts';
import { isPlacing, planByForesight } from './tekao.ts';
import { isGift, planGreedily } from './tock.ts';

/**
 * Who plays a side: one of our levels, `ms` instead of its own time, or with a share of its thoughts; one that gives its
 * partner any card, or places its pieces anywhere; plain UCT with random playouts (which sets up its army as our top level
 * does: the battle is compared); a player that takes what it can; one that enters, goes home, takes, or goes as far
 * as it can; one that plays the best single shot it finds.
 */
export type PlayerCard =
  | {
      readonly kind: 'level';
      readonly level: Level;
      readonly ms?: number;
      readonly effort?: number;
      readonly gives?: 'anything';
      readonly places?: 'anywhere';
    }
  | { readonly kind: 'uct'; readonly ms: number }
  | { readonly kind: 'taker' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'shot'; readonly ms: number };

export function nameOf(p: PlayerCard): string {
  if (p.kind === 'uct') return 'plain UCT';
  if (p.kind === 'taker') return 'a taker';
  if (p.kind === 'greedy') return 'greedy';
  if (p.kind === 'shot') return `single shots at ${p.ms} ms`;
  const effort = p.effort === undefined ? '' : ` with ${p.effort} of its thoughts`;
  const time = p.ms === undefined ? '' : ` at ${p.ms} ms`;
  return `level ${p.level}${time}${effort}${p.gives ? ' giving anything' : ''}${p.places ? ' placing anywhere' : ''}`;
}

export type Seating = {
  readonly game: Game;
  readonly table: Table;
  /** A copy of the truth: levels are told their view of it, the others keep to what they see. */
  readonly state: unknown;
  readonly seat: number;
  readonly past: Past;
};

/** Where the last luck or reveal led, and the moves since: rules may remember them. */
export type Past = { readonly start: unknown; readonly moves: readonly string[] };

/** The rest of a turn, from its start, and how long it was thought about. */
export type Plan = { readonly turn: readonly string[]; readonly ms: number };
export type Player = (seating: Seating, seed: number) => Promise<Plan>;

const now = (): number => performance.now();
const atOnce = (turn: readonly string[]): Promise<Plan> => Promise.resolve({ turn, ms: 0 });

export function makePlayer(card: PlayerCard, brain = new Brain(now)): Player {
  switch (card.kind) {
    case 'taker':
      return (seating, seed) =>
        atOnce(seating.game.id === 'tekao' ? planByForesight(seating, seed) : planByTaking(seating, seed));
    case 'uct':
      return (seating, seed) =>
        isPlacing(seating)
          ? ask(brain, { kind: 'level', level: 5, ms: card.ms }, seating, seed)
          : atOnce(planByUct(seating, card.ms, seed));
    case 'greedy':
      return (seating, seed) => atOnce(planGreedily(seating, seed));
    case 'shot':
      return (seating, seed) => atOnce(planByShot(seating, card.ms, seed));
    case 'level':
      return (seating, seed) =>
        (card.gives && isGift(seating)) || (card.places && isPlacing(seating))
          ? atOnce(planAnything(seating, seed))
          : ask(brain, card, seating, seed);
  }
}

async function ask(
  brain: Brain,
  { level, ms, effort }: Extract<PlayerCard, { kind: 'level' }>,
  { game, table, past, seat }: Seating,
  seed: number,
): Promise<Plan> {
  return brain.think({
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    position: game.writeState(game.redact(past.start, seat)),
    moves: past.moves,
    seat,
    level,
    ...(ms === undefined ? {} : { ms }),
    ...(effort === undefined ? {} : { effort }),
    seed,
  });
}

function planAnything({ game, state, seat }: Seating, seed: number): string[] {
  const moves = [...game.moves(state, seat)];
  return [game.writeMove(moves[searchChance(seed).pick(moves.length)])];
}
