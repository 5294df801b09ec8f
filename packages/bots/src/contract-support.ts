import {
  type Candidate,
  type Chance,
  type Game,
  type Guide,
  NOISY,
  refereeOnly,
  type Seat,
  type TurnTree,
} from '@tablee/kernel';
import { toLogOdds } from './values.ts';

type TreeNode = {
  readonly state: unknown;
  readonly seat: Seat;
  /** Pairs of a move and its tag, which is its index in the game's move order plus 1. */
  turns: (readonly [unknown, number])[];
  given: boolean;
};

/**
 * A TurnTree for any two-sided game without luck or secrets, with one move per ply. Used for games that have a judge but
 * no tree of their own, and to test such trees.
 */
export function contractTree(game: Game, root: unknown): TurnTree {
  /** After the end there is no actor: values are then for the seat that acted last. */
  const reach = (state: unknown, before: Seat): TreeNode => ({
    state,
    seat: game.actors(state)[0] ?? before,
    turns: [],
    given: true,
  });
  const path: TreeNode[] = [reach(root, 0)];
  const here = (): TreeNode => path.at(-1)!;

  return {
    seat: () => here().seat,
    payoff: () => game.outcome(here().state)?.payoff[here().seat] ?? -1,
    judge: () => toLogOdds(game.judge?.(here().state, here().seat) ?? 0.5),
    key: () => hashText(game.writeState(here().state)),
    open(hint, wanted) {
      const node = here();
      node.turns = wanted === NOISY ? [] : [...game.moves(node.state, node.seat)].map((m, i) => [m, i + 1]);
      const hinted = node.turns.findIndex(([, tag]) => tag === hint);
      if (hinted > 0) node.turns.unshift(...node.turns.splice(hinted, 1));
      node.given = false;
    },
    more() {
      const node = here();
      const count = node.given ? 0 : node.turns.length;
      node.given = true;
      return count;
    },
    tag: i => here().turns[i]![1],
    noisy: () => false,
    enter(i) {
      const node = here();
      const state = game.clone(node.state);
      game.apply(state, node.seat, node.turns[i]![0], refereeOnly);
      path.push(reach(state, node.seat));
    },
    leave() {
      path.pop();
    },
    recordCutoff() {},
    writeTurn: i => [game.writeMove(here().turns[i]![0])],
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

/** If the game has a judge, worlds are judged this many steps after the candidate. */
const JUDGED_FROM = 12;
/** A random playout of this length counts as even. */
const ENDLESS = 3_000;

/**
 * A guide for any game. All moves are candidates (or a random choice of `most`), playouts use `sample`, and worlds are
 * judged by the game's judge or at the end.
 */
export function contractGuide(game: Game): Guide {
  return {
    candidates(view, seat, most, chance) {
      const found = new Map<string, Candidate>();
      const add = (move: unknown) => found.set(game.writeMove(move), { move, prior: 0 });
      for (const move of game.moves(view, seat)) add(move);
      if (game.traits.moves === 'sampled') {
        for (let tries = 0; tries < most; tries++) add(game.sample(view, seat, chance));
      }
      return drawSome([...found.values()], most, chance);
    },
    step(world, seat, chance) {
      game.apply(world, seat, game.sample(world, seat, chance), chance);
    },
    settled: (_world, plies) => plies >= (game.judge ? JUDGED_FROM : ENDLESS),
    judge: (world, seat) => toLogOdds(game.judge?.(world, seat) ?? 0.5),
  };
}

function drawSome<T>(all: T[], most: number, chance: Chance): T[] {
  while (all.length > most) {
    all[chance.pick(all.length)] = all.at(-1)!;
    all.pop();
  }
  return all;
}
