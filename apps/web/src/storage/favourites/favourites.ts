import { newGameId } from '../games.ts';
import { isFields, keysUnder, loadJson, remove, save } from '../store.ts';

/** A named set-up of a game, stored on the device. Only the game can read its text. */
export type Favourite = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
};

/** A longer list does not fit on a phone. */
export const MOST_FAVOURITES = 24;
export const LONGEST_NAME = 24;
/** No game writes a longer text. */
const LONGEST_TEXT = 1000;

const under = (game: string): string => `favourite.${game}.`;
const keyOf = (game: string, id: string): string => under(game) + id;

/** Removes line breaks and repeated blanks. Null for an empty name. */
export function cleanName(name: string): string | null {
  const clean = Array.from(name.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();
  return clean === '' ? null : clean;
}

/** An unreadable favourite is skipped but not deleted: another version may have written it. */
function readFavourite(id: string, raw: unknown): Favourite | null {
  if (!isFields(raw) || typeof raw.name !== 'string' || typeof raw.text !== 'string') return null;
  const name = cleanName(raw.name);
  if (name === null || raw.text.length > LONGEST_TEXT) return null;
  const touched = typeof raw.touched === 'number' && Number.isFinite(raw.touched) ? raw.touched : 0;
  return { id, name, text: raw.text, touched };
}

/** Newest first. */
export function listFavourites(game: string): readonly Favourite[] {
  return keysUnder(under(game))
    .map(key => readFavourite(key.slice(under(game).length), loadJson(key)))
    .filter(favourite => favourite !== null)
    .sort((a, b) => b.touched - a.touched || (a.name < b.name ? -1 : 1));
}

const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

export const findNamed = (game: string, name: string): Favourite | null => {
  const clean = cleanName(name);
  return clean === null ? null : (listFavourites(game).find(f => sameName(f.name, clean)) ?? null);
};

/** Why a favourite was not stored. */
export const SAVE_PROBLEMS = ['nameless', 'name-taken', 'too-many', 'no-room'] as const;
export type SaveProblem = (typeof SAVE_PROBLEMS)[number];

const write = (game: string, { id, ...fields }: Favourite): SaveProblem | null =>
  save(keyOf(game, id), JSON.stringify(fields)) ? null : 'no-room';

/** Replaces a favourite of the same name. */
export function saveFavourite(game: string, name: string, text: string, now: number): SaveProblem | null {
  const clean = cleanName(name);
  if (clean === null) return 'nameless';
  const known = findNamed(game, clean);
  if (!known && listFavourites(game).length >= MOST_FAVOURITES) return 'too-many';
  return write(game, { id: known?.id ?? newGameId(), name: clean, text, touched: now });
}

export function renameFavourite(game: string, id: string, name: string): SaveProblem | null {
  const clean = cleanName(name);
  if (clean === null) return 'nameless';
  const all = listFavourites(game);
  const known = all.find(f => f.id === id);
  // Deleted in another window.
  if (!known) return null;
  if (all.some(f => f.id !== id && sameName(f.name, clean))) return 'name-taken';
  return write(game, { ...known, name: clean });
}

export const removeFavourite = (game: string, id: string): void => remove(keyOf(game, id));
