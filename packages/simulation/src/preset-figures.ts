import { type Share, shareOf } from './summary.ts';

/** How often a team of bots wins with the presets of a game: `measured.json` in the folder of the game. */
export type PresetFigures = {
  readonly game: string;
  readonly rules: number;
  /** The bot of every seat. */
  readonly bot: string;
  readonly date: string;
  readonly command: string;
  readonly cells: readonly PresetCell[];
};

export type PresetCell = {
  readonly preset: string;
  readonly seats: number;
  readonly runs: readonly { readonly seed: string; readonly games: number; readonly wins: number }[];
};

export type PresetFigure = Share & {
  readonly games: number;
  readonly seeds: readonly string[];
};

/** All runs of a preset with so many players together; null if it was not measured. */
export function figureOf({ cells }: PresetFigures, preset: string, seats: number): PresetFigure | null {
  const cell = cells.find(c => c.preset === preset && c.seats === seats);
  if (!cell) return null;
  const games = cell.runs.reduce((sum, run) => sum + run.games, 0);
  const wins = cell.runs.reduce((sum, run) => sum + run.wins, 0);
  return { ...shareOf(wins, games), games, seeds: cell.runs.map(run => run.seed) };
}

/** Games won of 100, as the set-up shows it. */
export const wonOf100 = ({ share }: Share): number => Math.round(100 * share);
