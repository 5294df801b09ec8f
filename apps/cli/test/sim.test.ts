import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSimulation, writeSimulation } from '@tablee/simulation';
import { openGames } from '@tablee/simulation/play';
import { describe, expect, it, onTestFinished } from 'vitest';
import { json, lines, tablee } from './tablee.ts';

const sim = ['sim', 'tchag', '--bots', 'random,random', '--seed', 'figures'] as const;

describe('tablee sim', () => {
  it('prints wins per seat with intervals, draws and length', async () => {
    const printed = await lines(...sim, '--games', '20');
    const interval = /\d+\.\d % \(95 %: \d+\.\d % – \d+\.\d %\)$/;
    expect(printed[0]).toMatch(/^seat 0 \(random\) wins \d+ of 20, /);
    expect(printed[1]).toMatch(/^seat 1 \(random\) wins \d+ of 20, /);
    expect(printed[2]).toMatch(/^draws \d+ of 20, /);
    for (const row of printed.slice(0, 3)) expect(row).toMatch(interval);
    expect(printed[3]).toMatch(/^length \d+\.\d turns \(at most \d+\), \d+\.\d moves \(at most \d+\)$/);
  });

  it('prints the same figures in a French terminal, and the same JSON', async () => {
    const args = [...sim, '--games', '4', '--workers', '1'];
    const { out } = await tablee(args, { lang: 'fr_BE.UTF-8' });
    const [first, second, third, fourth, ...ends] = out.trimEnd().split('\n');
    const interval = String.raw`\d+,\d % \(à 95 % : \d+,\d % – \d+,\d %\)$`;
    expect(first).toMatch(
      new RegExp(String.raw`^victoires de la place 0 \(random\) : \d sur 4, ${interval}`),
    );
    expect(second).toMatch(/^victoires de la place 1 /);
    expect(third).toMatch(/^parties nulles : \d sur 4, /);
    expect(fourth).toMatch(/^durée : \d+,\d tours \(au plus \d+\), \d+,\d coups \(au plus \d+\)$/);
    for (const end of ends) expect(end).toMatch(/^fin [a-z-]+ : \d+,\d %$/);
    const french = await tablee([...args, '--json'], { lang: 'fr_BE.UTF-8' });
    expect(JSON.parse(french.out)).toEqual(await json(...args));
  });

  it('gives the same result with any number of workers', async () => {
    const one = await json(...sim, '--games', '12', '--workers', '1');
    expect(await json(...sim, '--games', '12', '--workers', '3')).toEqual(one);
    const { seats, draws, games } = one as {
      readonly games: number;
      readonly seats: readonly { readonly wins: number }[];
      readonly draws: { readonly wins: number };
    };
    expect(seats[0]!.wins + seats[1]!.wins + draws.wins).toBe(games);
  });

  it('prints one win rate for a shared goal', async () => {
    const alone = [
      'sim',
      'tchang',
      '--seats',
      '1',
      '--bots',
      'idle',
      '--games',
      '3',
      '--workers',
      '1',
    ] as const;
    const printed = await lines(...alone);
    expect(printed[0]).toBe('the team (idle) wins 0 of 3, 0.0 % (95 %: 0.0 % – 56.1 %)');
    expect(printed.filter(line => /seat|draws/.test(line))).toEqual([]);
    expect(await json(...alone)).toMatchObject({ team: { wins: 0 }, draws: { wins: 0 }, lost: { wins: 3 } });
  });

  it('DRAGON-8 tells bots the events in games of memory, and a good memory wins', async () => {
    const args = ['dragons', '--games', '12', '--bots', '5,1', '--seed', 'memory', '--workers', '1'];
    const { seats } = (await json('sim', ...args)) as {
      readonly seats: readonly { readonly wins: number }[];
    };
    expect(seats[0]!.wins).toBeGreaterThan(8);
  }, 120_000);

  it('TCHAKO-46 ends games of T’Chako after 60 turns, unless options name a countdown', async () => {
    const sixty = ['sim', 'tchako', '--games', '1', '--bots', 'idle,idle', '--workers', '1'] as const;
    expect(await json(...sixty)).toMatchObject({ turns: { most: 60 }, reasons: { even: 1 } });
    const four = [...sixty, '--options', '{"countdown":true,"countdownTurns":4}'] as const;
    expect(await json(...four)).toMatchObject({ turns: { most: 4 } });
    const five = [...sixty, '--options', '{"points":5}'] as const;
    expect(await json(...five)).toMatchObject({ turns: { most: 60 } });
  });

  it('plays levels within a time budget', async () => {
    const result = await json(
      'sim',
      'tchag',
      '--games',
      '2',
      '--bots',
      '2,random',
      '--ms',
      '20',
      '--workers',
      '1',
    );
    expect(result).toMatchObject({ games: 2, seats: [{ bot: '2' }, { bot: 'random' }] });
  });
});

describe('the result of tablee sim', () => {
  const level = ['sim', 'tchag', '--bots', '1,2', '--seed', 'same', '--games', '5'] as const;

  it('is saved with every game, which a page plays alike from the same seed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablee sim '));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [file, table] = [join(folder, 'result.json'), join(folder, 'games.csv')];
    const printed = await lines(...level, '--save', file, '--csv', table, '--leads', '--workers', '2');
    expect(printed[4]).toMatch(/^lead changes \d+\.\d a game \(at most \d+\)$/);
    const text = readFileSync(file, 'utf8');
    const { played, ...settings } = await readSimulation(text);
    expect(settings).toMatchObject({ game: 'tchag', bots: ['1', '2'], seed: 'same', games: 5 });
    const games = await openGames(settings);
    for (const game of played) expect(await games.play(game.i)).toEqual(game);
    expect(`${writeSimulation({ ...settings, played })}\n`).toBe(text);
    const rows = readFileSync(table, 'utf8').trimEnd().split('\r\n');
    expect(rows[0]).toBe('game,reason,turns,moves,lead changes,payoff 0,payoff 1');
    expect(rows).toHaveLength(6);
  });

  it('is not begun with a seed that does not fit on a line, or too many games', async () => {
    const file = join(tmpdir(), 'tablee-never-written.json');
    const long = await tablee([...level, '--seed', 's'.repeat(201), '--save', file]);
    expect(long).toMatchObject({ code: 2, err: '--seed is one line of 1 to 200 characters.\n' });
    const many = await tablee([...level, '--games', '100001', '--save', file]);
    expect(many.code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });
});
