import type { LiveTable } from '../tables/table.ts';

/** TOCK-29: partners do not talk until the end. */
export const isQuiet = ({ match }: LiveTable): boolean =>
  match.outcome === null && match.game.quiet?.(match.table) === true;
