import { readdirSync, readFileSync } from 'node:fs';
import { readPlay, writePlay } from '@tablee/conform';
import type { Game, OptionsOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  DEMOGRAPHIES,
  HILLS,
  REASONS,
  SUDDEN_DEATHS,
  type TchakoOptions,
  tchako,
  tchakoRules1,
} from '../src/index.ts';
import { sayInPlay } from './play-words.ts';

type Options = OptionsOf<TchakoOptions>;

const folder = new URL('plays/rules-1/', import.meta.url);
const plays = readdirSync(folder)
  .filter(file => file.endsWith('.play'))
  .map(file => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const play = readPlay(tchakoRules1 as Game, text);
    return {
      file,
      text,
      options: play.table.options as Options,
      moves: play.moves.map(({ move }) => move),
      reason: /^outcome \S+ (\S+)$/m.exec(text)?.[1] ?? null,
    };
  });

/** Plays that contain an unloaded shot in a grey duel (TCHAKO-40). */
const DIFFERENT: readonly string[] = [];

/** Plays with an outcome. */
const ended = plays.filter(play => play.reason !== null);
const valuesOf = <K extends keyof Options>(name: K): Set<Options[K]> =>
  new Set(ended.map(({ options }) => options[name]));

describe('golden plays', () => {
  it('end with every reason', () => {
    expect([...new Set(ended.map(({ reason }) => reason))].sort()).toEqual([...REASONS].sort());
  });

  it('TCHAKO-30 TCHAKO-31 TCHAKO-32 TCHAKO-33 TCHAKO-34 contain every victory mode and variant', () => {
    expect([...valuesOf('sudden')].sort()).toEqual([...SUDDEN_DEATHS].sort());
    expect([...valuesOf('hill')].sort()).toEqual([...HILLS].sort());
    expect([...valuesOf('demography')].sort()).toEqual([...DEMOGRAPHIES].sort());
    for (const name of ['countdown', 'anarchy', 'standardWin', 'queenHolds'] as const)
      expect(valuesOf(name).size, name).toBe(2);
    for (const hill of HILLS.filter(each => each !== 'off'))
      expect(ended.some(({ options, reason }) => options.hill === hill && reason === 'hill')).toBe(true);
  });

  it('TCHAKO-40 TCHAKO-41 TCHAKO-42 TCHAKO-43 TCHAKO-44 contain every play mode', () => {
    for (const name of ['strategic', 'depot', 'triangle', 'carrisk', 'sumo'] as const)
      expect(valuesOf(name).size, name).toBe(2);
  });

  it('TCHAKO-45 TCHAKO-46 contain other points, offers, and a limited game to its last turn', () => {
    expect(valuesOf('points').size).toBeGreaterThan(1);
    const moves = new Set(ended.flatMap(play => play.moves.map(move => move.split(' ')[0])));
    for (const word of [
      'propose',
      'agree',
      'decline',
      'time',
      'create',
      'elastic',
      'replace',
      'end',
      'shoot',
    ])
      expect(moves, word).toContain(word);
    expect(ended.some(({ options }) => options.countdown && options.countdownTurns === 60)).toBe(true);
  });

  it.each(plays)(
    'TCHAKO-40 rules 2 play $file as rules 1 do, unless a shooter was spared',
    ({ file, text }) => {
      const renumbered = text.replace('game tchako 1', 'game tchako 2');
      const game = tchako as Game;
      const now = writePlay(game, readPlay(game, renumbered), sayInPlay);
      if (DIFFERENT.includes(file)) expect(now).not.toBe(renumbered);
      else expect(now).toBe(renumbered);
    },
  );
});
