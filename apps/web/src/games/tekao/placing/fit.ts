import { BLUE, canonical, isHome, type Supply, type Variant } from '@tablee/tekao';
import type { Formation } from './formation.ts';

/** Why a formation does not go with a table's options: other pieces (TEKAO-2), or squares outside the home (TEKAO-1). */
export const MISFITS = ['pieces', 'home'] as const;
export type Misfit = (typeof MISFITS)[number];

/** How many of each kind stand in it; null when one is of a kind the army does not have. */
export function countKinds(formation: Formation, { kinds }: Supply): readonly number[] | null {
  const counts = kinds.map(() => 0);
  for (const { shape } of formation) {
    const kind = kinds.indexOf(canonical(shape));
    if (kind < 0) return null;
    counts[kind]!++;
  }
  return counts;
}

/** Null: it fits. A whole army only; what was made for a narrow home also fits a wide one. */
export function misfitOf(
  formation: Formation,
  { supply, home }: Pick<Variant, 'supply' | 'home'>,
): Misfit | null {
  const counts = countKinds(formation, supply);
  if (!counts || counts.some((count, kind) => count !== supply.counts[kind])) return 'pieces';
  return formation.every(({ square }) => isHome(home, BLUE, square)) ? null : 'home';
}
