import type { Match } from './match.ts';

/** Farther back than a rule looks that a bot has to mind. */
const FARTHEST = 100;

/**
 * The moves that led here and can be made again on a view: for a question to a bot. Rules remember the running turn
 * (TCHAG-9) or positions that were there before (TEKAO-11), and texts do not. Luck and reveals cannot be made again, and
 * where something is hidden only what the seat sees now counts.
 */
export function recallMoves({ line, game }: Pick<Match, 'line' | 'game'>): Match['line'] {
  if (game.traits.secrets || game.traits.together) return [];
  let i = line.length;
  while (i > 0 && line.length - i < FARTHEST && !line[i - 1]!.binding) i--;
  // Never from the middle of a turn: what the rules remember of it would be missing.
  if (line.length - i === FARTHEST) while (i > 0 && line[i]?.seat === line[i - 1]!.seat) i++;
  return line.slice(i);
}
