import type { Level } from '@tablee/bots';
import { type GameRecord, readRecord } from '@tablee/kernel';
import { isLevel } from './choices.ts';
import { removeScore } from './scores.ts';
import { isFields, keysUnder, loadJson, remove, save } from './store.ts';

/** A game played on this device, on a shared screen or against bots. It is stored after each move. */
export type StoredGame = {
  readonly id: string;
  readonly record: GameRecord;
  /** Level of the bot on each seat; null for a person. */
  readonly bots: readonly (Level | null)[];
  /** The secret seed in hexadecimal. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** The table by link that continues this game. */
  readonly movedTo?: string;
  readonly over?: boolean;
  /** The stored clock, read by the clock driver. */
  readonly sand?: unknown;
};

const under = 'game.';
export const keyOfGame = (id: string): string => under + id;

const isLevels = (x: unknown): x is (Level | null)[] =>
  Array.isArray(x) && x.every(v => v === null || isLevel(v));

function readStored(id: string, raw: unknown): StoredGame | null {
  if (!isFields(raw) || !isLevels(raw.bots)) return null;
  if (typeof raw.seed !== 'string' || typeof raw.touched !== 'number') return null;
  try {
    const game = { id, record: readRecord(raw.record), bots: raw.bots, seed: raw.seed, touched: raw.touched };
    return {
      ...game,
      ...(typeof raw.movedTo === 'string' ? { movedTo: raw.movedTo } : {}),
      ...(raw.over === true ? { over: true } : {}),
      ...(raw.sand === undefined ? {} : { sand: raw.sand }),
    };
  } catch {
    // The record was edited or is incomplete.
    return null;
  }
}

export const findGame = (id: string): StoredGame | null => readStored(id, loadJson(keyOfGame(id)));

export const saveGame = (game: StoredGame): boolean => save(keyOfGame(game.id), JSON.stringify(game));

export function removeGame(id: string): void {
  remove(keyOfGame(id));
  removeScore(id);
}

export const hasGames = (): boolean => keysUnder(under).length > 0;

/** Newest first. */
export function listGames(): StoredGame[] {
  return keysUnder(under)
    .map(key => findGame(key.slice(under.length)))
    .filter(game => game !== null)
    .sort((a, b) => b.touched - a.touched);
}

/** Ten letters: enough for the games of one device. */
export function newGameId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), b => letters[b % letters.length]).join('');
}
