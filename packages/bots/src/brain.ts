import { BadText, type Game, readTable, refereeOnly, searchChance, type TurnTree } from '@tablee/kernel';
import { loadGame } from '@tablee/shelf';
import { loadBot } from '@tablee/shelf/bots';
import { type Found, type Limits, TurnSearch } from './alphabeta.ts';
import { contractTree } from './contract-tree.ts';
import { eyesightOf, HANDICAPS, type Handicap } from './levels.ts';
import { Memory } from './memory.ts';
import { toChance } from './odds.ts';
import type { EvaluateRequest, ThinkRequest, Thought } from './request.ts';

import { playOut } from './uct.ts';

/** Slots of the transposition table, as a power of two: about 11 MB. */
const MEMORY_BITS = 19;

type Sitting = {
  readonly game: Game;
  readonly state: unknown;
  /** Null: nothing to judge positions by, so they are played out. */
  readonly tree: TurnTree | null;
};

/** Answers questions one after the other. `now` is a clock in milliseconds; a question's budget begins at `start`. */
export class Brain {
  private readonly now: () => number;
  private readonly memory = new Memory(MEMORY_BITS);

  constructor(now: () => number) {
    this.now = now;
  }

  async think(request: ThinkRequest, start = this.now()): Promise<Thought> {
    const sitting = await sitDown(request);
    if (!sitting.game.actors(sitting.state).includes(request.seat)) {
      throw new BadText('bot-not-on-turn', `Seat ${request.seat} is not on turn in this position.`);
    }
    const handicap = HANDICAPS[request.level];
    const seed = request.seed ?? Math.floor(Math.random() * 2 ** 31);
    const limits = this.limit(handicap, request.ms ?? handicap.ms, start, 1);
    const found = this.decide(sitting, limits, handicap, seed);
    return {
      move: found.turn[0]!,
      turn: found.turn,
      value: toChance(found.value),
      depth: found.depth,
      nodes: found.nodes,
      ms: this.now() - start,
    };
  }

  /** How the position stands for the seat, whoever is on turn, at full strength. */
  async evaluate(request: EvaluateRequest, start = this.now()): Promise<number> {
    const sitting = await sitDown(request);
    const { game, state } = sitting;
    const outcome = game.outcome(state);
    if (outcome) return outcome.payoff[request.seat] ?? 0.5;
    const handicap = HANDICAPS[5];
    const limits = this.limit(handicap, request.ms ?? handicap.ms, start, handicap.depth);
    const chance = toChance(this.decide(sitting, limits, handicap, request.seed ?? 1).value);
    return game.actors(state).includes(request.seat) ? chance : 1 - chance;
  }

  private limit({ depth, calm, nodes }: Handicap, ms: number, start: number, single: number): Limits {
    // What is kept back pays for the way to the caller: the budget is what he waits.
    const until = start + ms - Math.max(3, ms / 25);
    return { depth, calm, nodes, single, stop: () => this.now() >= until };
  }

  private decide({ game, state, tree }: Sitting, limits: Limits, handicap: Handicap, seed: number): Found {
    const chance = searchChance(seed);
    const found = tree
      ? new TurnSearch(tree, limits, this.memory, eyesightOf(handicap, seed)).run(n => chance.pick(n))
      : playOut(game, state, limits, chance);
    if (found) return found;
    const idle = game.idle(state, game.actors(state)[0]!, chance);
    return { turn: [game.writeMove(idle)], value: 0, depth: 0, nodes: 0 };
  }
}

/** The position as it is now, with what the rules remember of the running turn. */
async function sitDown(request: EvaluateRequest): Promise<Sitting> {
  const game = await loadGame(request.game, request.rules);
  const { luck, secrets, together, moves } = game.traits;
  if (luck || secrets || together || moves !== 'listed') {
    throw new BadText('bot-none', `There is no bot for ${game.id} yet.`);
  }
  const table = readTable(game, request.seats, request.options);
  const state = game.readState(request.position, table);
  for (const text of request.moves) {
    const move = game.readMove(text);
    const seat = game.actors(state)[0];
    if (move === null || seat === undefined || game.refuse(state, seat, move)) {
      throw new BadText('bot-moves', `The move ${text} does not fit the position.`);
    }
    game.apply(state, seat, move, refereeOnly);
  }
  const support = await loadBot(game.id, game.rules);
  if (support) return { game, state, tree: support.tree(state) };
  const judged = game.judge !== undefined && request.seats === 2;
  return { game, state, tree: judged ? contractTree(game, state) : null };
}
