import type { Judge } from '@tablee/bots/judge';
import type { Game, Seat, Table } from '@tablee/kernel';

/** A side leads if its chances are better than those of every other side by this much. */
export const LEAD_MARGIN = 0.1;

/** The best side, if it is ahead of the second by the margin; else null. */
export function leaderOf(chances: readonly number[]): number | null {
  const order = chances.map((chance, side) => ({ chance, side })).sort((a, b) => b.chance - a.chance);
  const [first, second] = order;
  return first && second && first.chance - second.chance >= LEAD_MARGIN ? first.side : null;
}

/** Counts how often another side takes the lead. Positions without a clear lead change nothing. */
export class LeadCounter {
  changes = 0;
  private readonly chancesOf: (state: unknown) => readonly number[] | null;
  private leader: number | null = null;

  constructor(game: Game, table: Table, judge: Judge) {
    const shared = game.traits.goal === 'shared';
    const firsts: readonly Seat[] = game.teams(table).flatMap(([seat]) => (seat === undefined ? [] : [seat]));
    this.chancesOf = state => {
      const chances = firsts.map(seat => judge(state, seat));
      if (!chances.every(chance => chance !== null)) return null;
      // All play together: the other side is the game itself.
      return shared ? [chances[0]!, 1 - chances[0]!] : chances;
    };
  }

  see(state: unknown): void {
    const chances = this.chancesOf(state);
    const leader = chances && leaderOf(chances);
    if (leader === null || leader === this.leader) return;
    if (this.leader !== null) this.changes++;
    this.leader = leader;
  }
}
