import { LEVELS } from '@tablee/bots';
import type { PlayerCard } from './player.ts';

/** `wanted` is the share of games `a` is to win. */
export type Contest = {
  readonly name: string;
  readonly a: PlayerCard;
  readonly b: PlayerCard;
  readonly wanted?: number;
};

/** What is measured of a game; `ms` is the most time the top level may take for a turn. */
export type Programme = {
  /** Instead of the game's own. */
  readonly preset?: string;
  readonly games: number;
  readonly ms: number;
  readonly conditions: string;
  main(ms: number): readonly Contest[];
  ladder(ms: number): readonly Contest[];
};

const top = (ms: number): PlayerCard => ({ kind: 'level', level: 5, ms: Math.max(1, Math.round(ms)) });

const climb = (ms: number, wanted: number): Contest[] =>
  LEVELS.slice(1).map(level => ({
    name: `level-${level}`,
    a: level === 5 ? top(ms) : { kind: 'level', level },
    b: { kind: 'level', level: LEVELS[level - 2]! },
    wanted,
  }));

export const PROGRAMMES: { readonly [game: string]: Programme } = {
  tchag: {
    games: 100,
    ms: 1_000,
    conditions: 'both colours, two random turns to open',
    main: ms => [{ name: 'uct', a: top(ms), b: { kind: 'uct', ms }, wanted: 0.9 }],
    ladder: ms => [
      { name: 'level-1', a: { kind: 'level', level: 1 }, b: { kind: 'taker' } },
      ...climb(ms, 0.65),
    ],
  },
  tekao: {
    games: 100,
    ms: 1_000,
    conditions:
      'two players, pieces drawn and placed by the bots, the same draws from both sides; a draw is half a point of the score',
    main: ms => [
      { name: 'uct', a: top(ms), b: { kind: 'uct', ms }, wanted: 0.95 },
      { name: 'tenth', a: top(ms), b: top(ms / 10), wanted: 0.7 },
      { name: 'placing', a: top(ms / 10), b: { kind: 'level', level: 5, ms: ms / 10, places: 'anywhere' } },
    ],
    ladder: ms => [
      { name: 'level-1', a: { kind: 'level', level: 1 }, b: { kind: 'taker' } },
      ...climb(ms, 0.65),
    ],
  },
  tock: {
    games: 200,
    ms: 1_000,
    conditions: 'four players in teams, every deal played from both sides',
    main: ms => [
      { name: 'greedy', a: top(ms), b: { kind: 'greedy' }, wanted: 0.85 },
      { name: 'tenth', a: top(ms), b: { kind: 'level', level: 5, ms, effort: 0.1 }, wanted: 0.65 },
      { name: 'swap', a: top(ms), b: { kind: 'level', level: 5, ms, gives: 'anything' } },
    ],
    ladder: ms => [
      { name: 'level-1', a: { kind: 'level', level: 1 }, b: { kind: 'greedy' } },
      ...climb(ms, 0.55),
    ],
  },
  tchako: {
    preset: 'limited',
    games: 100,
    ms: 1_900,
    conditions: 'an action, sixty turns at most, both sides; a draw is half a point of the score',
    main: ms => [{ name: 'shot', a: top(ms), b: { kind: 'shot', ms }, wanted: 0.9 }],
    ladder: ms => climb(ms, 0.65),
  },
};
