import type { Level } from '@tablee/bots';
import { Brain } from '@tablee/bots/brain';
import { Uct } from '@tablee/bots/uct';
import { type Game, refereeOnly, searchChance } from '@tablee/kernel';
import { count, phase, STOP, type State } from '@tablee/tchag';

/**
 * Who plays: one of our levels, or plain UCT with random playouts (both have `ms` for a whole turn), or a beginner who
 * takes what he can and otherwise moves at random.
 */
export type PlayerCard =
  | { readonly kind: 'taker' }
  | { readonly kind: 'level'; readonly level: Level; readonly ms?: number }
  | { readonly kind: 'uct'; readonly ms: number };

export const nameOf = (p: PlayerCard): string =>
  p.kind === 'level' ? `level ${p.level}` : p.kind === 'uct' ? 'plain UCT' : 'a taker';

export type Seating = { readonly game: Game; readonly state: unknown; readonly seat: number };

/** Plans the rest of a turn, from its start. */
export type Player = (seating: Seating, seed: number) => Promise<readonly string[]>;

/** What a contest must know about a game beyond the contract. */
type Sight = {
  /** Is the running turn not over yet? A seat may act twice in a row without it being one turn (TCHAG-12). */
  inTurn(state: unknown): boolean;
  /** What a taker counts. */
  taken(state: unknown, seat: number): number;
  /** A move that ends the game, and whether the seat is ahead. */
  endsWell(state: unknown, seat: number, move: unknown): boolean;
};
const SIGHTS: { readonly [id: string]: Sight } = {
  tchag: {
    inTurn: state => phase(state as State) === 'repair',
    taken: (state, seat) => count(state as State).taken[seat]!,
    endsWell(state, seat, move) {
      const { taken } = count(state as State);
      return move === STOP && taken[seat]! > taken[1 - seat]!;
    },
  },
};
export const GAMES = Object.keys(SIGHTS);

const now = (): number => performance.now();

export function makePlayer(card: PlayerCard, brain = new Brain(now)): Player {
  if (card.kind === 'taker') return (seating, seed) => Promise.resolve(planByTaking(seating, seed));
  if (card.kind === 'uct') return (seating, seed) => Promise.resolve(planByUct(seating, card.ms, seed));
  return async ({ game, state, seat }, seed) => {
    const thought = await brain.think({
      game: game.id,
      rules: game.rules,
      seats: 2,
      options: {},
      position: game.writeState(state),
      moves: [],
      seat,
      level: card.level,
      ...(card.ms === undefined ? {} : { ms: card.ms }),
      seed,
    });
    return thought.turn;
  };
}

/** All its time before the first move of the turn; the others follow from the same tree. */
function planByUct({ game, state, seat }: Seating, ms: number, seed: number): string[] {
  const until = now() + ms;
  const uct = new Uct(game, state, searchChance(seed));
  uct.think({ rounds: Number.MAX_SAFE_INTEGER, stop: () => now() >= until });
  const here = game.clone(state);
  const turn: string[] = [];
  do {
    // A corner of the tree nobody visited gets a handful of rounds of its own.
    if (!uct.best()) uct.think({ rounds: 100, stop: () => false });
    const { move } = uct.best()!;
    turn.push(game.writeMove(move));
    uct.advance(move);
    game.apply(here, seat, move, refereeOnly);
  } while (game.actors(here)[0] === seat && SIGHTS[game.id]!.inTurn(here));
  return turn;
}

function planByTaking({ game, state, seat }: Seating, seed: number): string[] {
  const chance = searchChance(seed);
  const { inTurn, taken, endsWell } = SIGHTS[game.id]!;
  const here = game.clone(state);
  const turn: string[] = [];
  do {
    const moves = [...game.moves(here, seat)];
    const good = moves.filter(move => {
      const next = game.clone(here);
      game.apply(next, seat, move, refereeOnly);
      return taken(next, seat) > taken(here, seat) || endsWell(here, seat, move);
    });
    const choice = good.length > 0 ? good : moves;
    const move = choice[chance.pick(choice.length)];
    turn.push(game.writeMove(move));
    game.apply(here, seat, move, refereeOnly);
  } while (game.actors(here)[0] === seat && inTurn(here));
  return turn;
}
