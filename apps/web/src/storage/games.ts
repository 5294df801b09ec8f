import type { Level } from '@tablee/bots';
import { type GameRecord, readRecord } from '@tablee/kernel';
import { isLevel } from './choices.ts';
import { forget, isFields, keep, keysUnder, takeJson } from './store.ts';

/** Games played on this device: on one screen or against bots. Kept after each move. */
export type KeptGame = {
  readonly id: string;
  readonly record: GameRecord;
  /** Level of the bot on each seat; null where a person sits. */
  readonly bots: readonly (Level | null)[];
  /** The luck of this game, in hexadecimal; opened in the record once it is over. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** The table by link it was turned into. */
  readonly movedTo?: string;
  readonly over?: boolean;
  /** How its hourglass stands, where it has one; read by whoever turns it. */
  readonly sand?: unknown;
};

const under = 'game.';
export const keyOfGame = (id: string): string => under + id;

const isLevels = (x: unknown): x is (Level | null)[] =>
  Array.isArray(x) && x.every(v => v === null || isLevel(v));

function readKept(id: string, raw: unknown): KeptGame | null {
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
    // A record somebody edited or a half-written one: as good as none.
    return null;
  }
}

export const findGame = (id: string): KeptGame | null => readKept(id, takeJson(keyOfGame(id)));

export const keepGame = (game: KeptGame): boolean => keep(keyOfGame(game.id), JSON.stringify(game));

export const forgetGame = (id: string): void => forget(keyOfGame(id));

/** Newest first. */
export function listGames(): KeptGame[] {
  return keysUnder(under)
    .map(key => findGame(key.slice(under.length)))
    .filter(game => game !== null)
    .sort((a, b) => b.touched - a.touched);
}

/** Ten letters are enough to tell the games of one device apart. */
export function newGameId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), b => letters[b % letters.length]).join('');
}
