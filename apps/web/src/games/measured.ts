import type { PresetFigures } from '@tablee/simulation';

/** Measured win rates of presets, of the games that have them; loaded with the set-up. */
const files = import.meta.glob<PresetFigures>('./*/measured.ts', { import: 'measured' });

const pathOf = (game: string): string => `./${game}/measured.ts`;

export const isMeasured = (game: string): boolean => Object.hasOwn(files, pathOf(game));

/** Null if the game has none. */
export const loadMeasured = async (game: string): Promise<PresetFigures | null> =>
  (await files[pathOf(game)]?.()) ?? null;
