import { Uct } from '@tablee/bots/uct';
import { refereeOnly, searchChance } from '@tablee/kernel';
import { count, phase, STOP, type State } from '@tablee/tchag';
import type { Seating } from './player.ts';

/** Is the running turn not over yet? A seat may act twice in a row without it being one turn (TCHAG-12). */
const inTurn = (state: unknown): boolean => phase(state as State) === 'repair';
const taken = (state: unknown, seat: number): number => count(state as State).taken[seat]!;
/** A move that ends the game while the seat is ahead. */
const endsWell = (state: unknown, seat: number, move: unknown): boolean =>
  move === STOP && taken(state, seat) > taken(state, 1 - seat);

const now = (): number => performance.now();

/** All its time before the first move of the turn; the others follow from the same tree. */
export function planByUct({ game, state, seat }: Seating, ms: number, seed: number): string[] {
  const until = now() + ms;
  const uct = new Uct(game, state, searchChance(seed));
  uct.think({ rounds: Number.MAX_SAFE_INTEGER, stop: () => now() >= until });
  const here = game.clone(state);
  const turn: string[] = [];
  do {
    // A corner of the tree that was not visited gets a handful of rounds of its own.
    if (!uct.best()) uct.think({ rounds: 100, stop: () => false });
    const { move } = uct.best()!;
    turn.push(game.writeMove(move));
    uct.advance(move);
    game.apply(here, seat, move, refereeOnly);
  } while (game.actors(here)[0] === seat && inTurn(here));
  return turn;
}

/** A beginner who takes what he can and otherwise moves at random. */
export function planByTaking({ game, state, seat }: Seating, seed: number): string[] {
  const chance = searchChance(seed);
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
