import { BLUE, canonical, isHome, type Supply, type Variant } from '@tablee/tekao';
import {
  findNamed,
  listFavourites,
  removeFavourite,
  renameFavourite,
  type SaveProblem,
  saveFavourite,
} from '../../../storage/favourites/favourites.ts';
import { type Lineup, readLineup, writeLineup } from '../placing/lineup.ts';

export { cleanName, LONGEST_NAME, type SaveProblem } from '../../../storage/favourites/favourites.ts';

/** Line-ups saved on this device. */

/** Why a line-up does not fit the options of a table: other pieces (TEKAO-2), or squares outside the home (TEKAO-1). */
export const MISFITS = ['pieces', 'home'] as const;
export type Misfit = (typeof MISFITS)[number];

/** The number of pieces of each kind; null if a kind is not in the supply. */
function countKinds(lineup: Lineup, { kinds }: Supply): readonly number[] | null {
  const counts = kinds.map(() => 0);
  for (const { shape } of lineup) {
    const kind = kinds.indexOf(canonical(shape));
    if (kind < 0) return null;
    counts[kind]!++;
  }
  return counts;
}

/** Null: it fits. The line-up must be complete; one made for a small home also fits a larger one. */
export function misfitOf(lineup: Lineup, { supply, home }: Pick<Variant, 'supply' | 'home'>): Misfit | null {
  const counts = countKinds(lineup, supply);
  if (!counts || counts.some((count, kind) => count !== supply.counts[kind])) return 'pieces';
  return lineup.every(({ square }) => isHome(home, BLUE, square)) ? null : 'home';
}

const GAME = 'tekao';

export type SavedLineup = {
  readonly id: string;
  readonly name: string;
  readonly lineup: Lineup;
  /** Why it cannot be used at this table. */
  readonly misfit: Misfit | null;
};

/** Those that fit this table first, then the others; newest first. Invalid texts are skipped. */
export function listSavedLineups(variant: Variant): readonly SavedLineup[] {
  const all = listFavourites(GAME).flatMap(({ id, name, text }) => {
    const lineup = readLineup(text);
    return lineup ? [{ id, name, lineup, misfit: misfitOf(lineup, variant) }] : [];
  });
  return [...all.filter(({ misfit }) => misfit === null), ...all.filter(({ misfit }) => misfit !== null)];
}

export const saveLineup = (name: string, lineup: Lineup): SaveProblem | null =>
  saveFavourite(GAME, name, writeLineup(lineup), Date.now());
export const renameLineup = (id: string, name: string): SaveProblem | null => renameFavourite(GAME, id, name);
export const deleteLineup = (id: string): void => removeFavourite(GAME, id);
export const isNamed = (name: string): boolean => findNamed(GAME, name) !== null;

/** Whether the same pieces on the same squares are already saved, under any name. */
export function isSaved(lineup: Lineup): boolean {
  const spell = (text: string): string => text.split(',').sort().join();
  const text = spell(writeLineup(lineup));
  return listFavourites(GAME).some(favourite => spell(favourite.text) === text);
}
