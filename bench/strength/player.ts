import type { Level } from '@tablee/bots';
import { Brain } from '@tablee/bots/brain';
import { Uct } from '@tablee/bots/uct';
import { type Game, refereeOnly, searchChance } from '@tablee/kernel';
import { phase, type State } from '@tablee/tchag';

/** Who plays: one of our levels, or plain UCT with random playouts. Both have `ms` for a whole turn. */
export type PlayerCard =
  | { readonly kind: 'level'; readonly level: Level; readonly ms?: number }
  | { readonly kind: 'uct'; readonly ms: number };

export const nameOf = (p: PlayerCard): string => (p.kind === 'level' ? `level ${p.level}` : 'plain UCT');

export type Seating = { readonly game: Game; readonly state: unknown; readonly seat: number };

/** Plans the rest of a turn, from its start. */
export type Player = (seating: Seating, seed: number) => Promise<readonly string[]>;

/** Is the running turn not over yet? A seat may act twice in a row without it being one turn (TCHAG-12). */
const IN_TURN: { readonly [id: string]: (state: unknown) => boolean } = {
  tchag: state => phase(state as State) === 'repair',
};
export const GAMES = Object.keys(IN_TURN);

const now = (): number => performance.now();

export function makePlayer(card: PlayerCard, brain = new Brain(now)): Player {
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
  } while (game.actors(here)[0] === seat && IN_TURN[game.id]!(here));
  return turn;
}
