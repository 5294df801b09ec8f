import type { Played } from './settings.ts';

/** Wilson's 95 % interval of a share: valid for few games and for shares near 0 and 1. */
export function intervalOf(share: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const zz = (z * z) / games;
  const middle = share + zz / 2;
  const spread = z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return [Math.max(0, (middle - spread) / (1 + zz)), Math.min(1, (middle + spread) / (1 + zz))];
}

export type Share = {
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
};
export type SeatShare = Share & { readonly seat: number; readonly bot: string };
export type Spread = { readonly mean: number; readonly most: number };
export type Summary = {
  readonly games: number;
  readonly seats: readonly SeatShare[];
  /** All seats win or lose together: one number for the team. */
  readonly team?: Share;
  readonly draws: Share;
  readonly lost: Share;
  readonly moves: Spread;
  readonly turns: Spread;
  /** Changes of the lead in a game; absent if the game has no judgement. */
  readonly leads?: Spread;
  readonly reasons: { readonly [reason: string]: number };
};

export function shareOf(wins: number, games: number): Share {
  const share = games === 0 ? 0 : wins / games;
  return { wins, share, interval: intervalOf(share, games) };
}

/** A win is the best payoff, not shared with a rival. A draw is a game without a winner that not all lost together. */
export const wonBy = ({ payoff }: Played, seat: number): boolean =>
  payoff[seat]! > 0.5 && payoff.every(v => v <= payoff[seat]!);
const isLost = ({ payoff }: Played): boolean => payoff.every(v => v === 0);
const isDraw = (played: Played): boolean =>
  !isLost(played) && !played.payoff.some((_, seat) => wonBy(played, seat));

/** With `shared`, all seats win or lose together, and one number stands for the team. */
export function summarise(played: readonly Played[], bots: readonly string[], shared = false): Summary {
  const games = played.length;
  const share = (won: (p: Played) => boolean): Share => shareOf(played.filter(won).length, games);
  const spread = (of: (p: Played) => number): Spread => ({
    mean: games === 0 ? 0 : played.reduce((sum, p) => sum + of(p), 0) / games,
    most: played.reduce((max, p) => Math.max(max, of(p)), 0),
  });
  const reasons: { [reason: string]: number } = {};
  for (const { reason } of played) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    games,
    seats: bots.map((bot, seat) => ({ seat, bot, ...share(p => wonBy(p, seat)) })),
    ...(shared ? { team: share(p => wonBy(p, 0)) } : {}),
    draws: share(isDraw),
    lost: share(isLost),
    moves: spread(p => p.moves),
    turns: spread(p => p.turns),
    ...(played.some(p => p.leads !== null) ? { leads: spread(p => p.leads ?? 0) } : {}),
    reasons,
  };
}

/** Values from `from` to `to`, both included. */
export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** Whole numbers in at most `most` bins of equal width, from the least to the greatest value. */
export function binsOf(values: readonly number[], most: number): readonly Bin[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const width = Math.ceil((greatest - least + 1) / most);
  const counts = Array.from({ length: Math.ceil((greatest - least + 1) / width) }, () => 0);
  for (const value of values) {
    const at = Math.floor((value - least) / width);
    counts[at] = counts[at]! + 1;
  }
  return counts.map((count, i) => ({
    from: least + i * width,
    to: Math.min(greatest, least + (i + 1) * width - 1),
    count,
  }));
}
