import { type Game, NOISY, refereeOnly, type Seat, type TurnTree } from '@tablee/kernel';
import { toLogOdds } from './odds.ts';

type Rung = {
  readonly state: unknown;
  readonly seat: Seat;
  /** Pairs of a move and its tag: one more than its index in the order the game lists moves in. */
  turns: (readonly [unknown, number])[];
  given: boolean;
};

/**
 * Any two-sided game without luck or secrets as a TurnTree, one move a ply: what search falls back on where a game
 * brings a judge but no tree of its own, and what such a tree is tested against.
 */
export function contractTree(game: Game, root: unknown): TurnTree {
  /** When the game is over nobody acts: values are then told for the seat that acted last. */
  const reach = (state: unknown, before: Seat): Rung => ({
    state,
    seat: game.actors(state)[0] ?? before,
    turns: [],
    given: true,
  });
  const path: Rung[] = [reach(root, 0)];
  const here = (): Rung => path.at(-1)!;

  return {
    seat: () => here().seat,
    payoff: () => game.outcome(here().state)?.payoff[here().seat] ?? -1,
    judge: () => toLogOdds(game.judge?.(here().state, here().seat) ?? 0.5),
    key: () => hashText(game.writeState(here().state)),
    open(hint, wanted) {
      const rung = here();
      rung.turns = wanted === NOISY ? [] : [...game.moves(rung.state, rung.seat)].map((m, i) => [m, i + 1]);
      const hinted = rung.turns.findIndex(([, tag]) => tag === hint);
      if (hinted > 0) rung.turns.unshift(...rung.turns.splice(hinted, 1));
      rung.given = false;
    },
    more() {
      const rung = here();
      const count = rung.given ? 0 : rung.turns.length;
      rung.given = true;
      return count;
    },
    tag: i => here().turns[i]![1],
    noisy: () => false,
    enter(i) {
      const rung = here();
      const state = game.clone(rung.state);
      game.apply(state, rung.seat, rung.turns[i]![0], refereeOnly);
      path.push(reach(state, rung.seat));
    },
    leave() {
      path.pop();
    },
    praise() {},
    spell: i => [game.writeMove(here().turns[i]![0])],
  };
}

/** 53 bits of a text (two FNV-like streams). */
export function hashText(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul((b ^ c) + (b << 7), 0x85ebca6b);
  }
  return ((b ^ (b >>> 15)) >>> 11) * 4294967296 + ((a ^ (a >>> 13)) >>> 0);
}
