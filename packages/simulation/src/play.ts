import { Brain } from '@tablee/bots/brain';
import { loadJudge } from '@tablee/bots/judge';
import { loadGame } from '@tablee/catalogue';
import { isRefused, readTable, seedFromText } from '@tablee/kernel';
import { type Mind, makeBot } from './bots.ts';
import { LeadCounter } from './leads.ts';
import type { Played, Settings } from './settings.ts';
import { sitDown } from './sitting.ts';

/** A game with more entries is considered endless. */
const ENDLESS = 100_000;

export type GamePlayer = {
  /** Plays game i to its end. `tell` is called after every move with the number of moves. */
  play(i: number, tell?: (moves: number) => void): Promise<Played>;
};

/** Game i depends only on the settings and i, neither on the worker nor on the machine; with `ms`, also on its speed. */
export async function openGames(settings: Settings): Promise<GamePlayer> {
  const game = await loadGame(settings.game, settings.rules);
  const table = readTable(game, settings.seats, settings.options);
  const judge = await loadJudge(game, table);
  const brain = new Brain(() => performance.now());
  const { ms } = settings;
  const budget = ms === undefined ? ({ counted: true } as const) : { ms };
  const mind: Mind = { think: request => brain.think({ ...request, ...budget }) };

  return {
    async play(i, tell) {
      const seed = seedFromText(`${settings.seed}-${i}`);
      const sitting = sitDown(game, table, seed);
      const bots = settings.bots.map((name, seat) => makeBot(name, mind, numberIn(seed) + seat));
      const leads = judge && new LeadCounter(game, table, judge);
      leads?.see(sitting.match.state);
      while (!sitting.match.outcome) {
        const seat = game.actors(sitting.match.state)[0]!;
        const move = await bots[seat]!.choose(sitting, seat);
        const step = sitting.play(seat, move);
        if (isRefused(step))
          throw new Error(`bot ${settings.bots[seat]} played ${move}: ${step.refusal.rule}`);
        const { state, n } = sitting.match;
        if (n > ENDLESS) throw new Error(`game ${i} of seed ${settings.seed} does not end`);
        const next = game.actors(state);
        if (next.length > 0 && next[0] !== seat) leads?.see(state);
        tell?.(n);
      }
      const { outcome, line } = sitting.match;
      const moves = line.toArray();
      const turns = moves.filter((p, at) => moves[at - 1]?.seat !== p.seat).length;
      const { payoff, reason } = outcome;
      return { i, payoff, reason, moves: moves.length, turns, leads: leads ? leads.changes : null };
    },
  };
}

const numberIn = (seed: Uint8Array): number => seed[0]! + 256 * seed[1]! + 65536 * seed[2]!;
