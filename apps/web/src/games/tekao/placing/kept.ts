import type { Variant } from '@tablee/tekao';
import {
  findNamed,
  forgetFavourite,
  keepFavourite,
  listFavourites,
  renameFavourite,
  type Unkept,
} from '../../../storage/favourites/favourites.ts';
import { type Misfit, misfitOf } from './fit.ts';
import { type Formation, readFormation, writeFormation } from './formation.ts';

export { cleanName, LONGEST_NAME, type Unkept } from '../../../storage/favourites/favourites.ts';

/** The formations kept on this device: the one way from here to its drawer. */

const GAME = 'tekao';

export type Kept = {
  readonly id: string;
  readonly name: string;
  readonly formation: Formation;
  /** Why it cannot be used at this table. */
  readonly misfit: Misfit | null;
};

/** Newest first; those that fit this table before the others. What is no formation (any more) is left out. */
export function listKept(variant: Variant): readonly Kept[] {
  const all = listFavourites(GAME).flatMap(({ id, name, text }) => {
    const formation = readFormation(text);
    return formation ? [{ id, name, formation, misfit: misfitOf(formation, variant) }] : [];
  });
  return [...all.filter(kept => kept.misfit === null), ...all.filter(kept => kept.misfit !== null)];
}

export const keepFormation = (name: string, formation: Formation): Unkept | null =>
  keepFavourite(GAME, name, writeFormation(formation), Date.now());
export const renameKept = (id: string, name: string): Unkept | null => renameFavourite(GAME, id, name);
export const forgetKept = (id: string): void => forgetFavourite(GAME, id);
export const isNamed = (name: string): boolean => findNamed(GAME, name) !== null;

/** Whether these pieces stand in the list already, on the same squares, the same way. */
export function isKept(formation: Formation): boolean {
  const spell = (text: string): string => text.split(',').sort().join();
  const text = spell(writeFormation(formation));
  return listFavourites(GAME).some(favourite => spell(favourite.text) === text);
}
