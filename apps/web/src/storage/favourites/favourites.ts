import { newGameId } from '../games.ts';
import { forget, isFields, keep, keysUnder, takeJson } from '../store.ts';

/** What somebody likes to begin a game with, under a name, kept on the device. The text is the game's own affair. */
export type Favourite = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
};

/** More than a list on a phone can bear. */
export const MOST_FAVOURITES = 24;
export const LONGEST_NAME = 24;
/** No set-up of any game is as long; whatever is longer was not written by us. */
const LONGEST_TEXT = 1000;

const under = (game: string): string => `favourite.${game}.`;
const keyOf = (game: string, id: string): string => under(game) + id;

/** Letters a person can tell apart in a list: no line breaks, no rows of blanks; null when nothing is left. */
export function cleanName(name: string): string | null {
  const clean = Array.from(name.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();
  return clean === '' ? null : clean;
}

/** Old, foreign or half-written: as good as none, and left where it is, for whoever wrote it may still read it. */
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
    .map(key => readFavourite(key.slice(under(game).length), takeJson(key)))
    .filter(favourite => favourite !== null)
    .sort((a, b) => b.touched - a.touched || (a.name < b.name ? -1 : 1));
}

const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

export const findNamed = (game: string, name: string): Favourite | null => {
  const clean = cleanName(name);
  return clean === null ? null : (listFavourites(game).find(f => sameName(f.name, clean)) ?? null);
};

/** Why something was not kept. */
export const UNKEPT = ['nameless', 'name-taken', 'too-many', 'no-room'] as const;
export type Unkept = (typeof UNKEPT)[number];

const write = (game: string, { id, ...fields }: Favourite): Unkept | null =>
  keep(keyOf(game, id), JSON.stringify(fields)) ? null : 'no-room';

/** The same name again replaces what it stood for. */
export function keepFavourite(game: string, name: string, text: string, now: number): Unkept | null {
  const clean = cleanName(name);
  if (clean === null) return 'nameless';
  const known = findNamed(game, clean);
  if (!known && listFavourites(game).length >= MOST_FAVOURITES) return 'too-many';
  return write(game, { id: known?.id ?? newGameId(), name: clean, text, touched: now });
}

export function renameFavourite(game: string, id: string, name: string): Unkept | null {
  const clean = cleanName(name);
  if (clean === null) return 'nameless';
  const all = listFavourites(game);
  const known = all.find(f => f.id === id);
  // Deleted meanwhile, in another window: nothing is left to rename.
  if (!known) return null;
  if (all.some(f => f.id !== id && sameName(f.name, clean))) return 'name-taken';
  return write(game, { ...known, name: clean });
}

export const forgetFavourite = (game: string, id: string): void => forget(keyOf(game, id));
