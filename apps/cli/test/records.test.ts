import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nim } from '@tablee/conform/specimens';
import { type Game, type GameRecord, parseRecord, replay } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { fuzzGame } from '../src/commands/fuzz.ts';
import { json, lines, makeFolder, START, tablee } from './tablee.ts';

/** The record of a game between two random bots. */
async function recordGame(folder: string): Promise<{ readonly file: string; readonly record: GameRecord }> {
  const file = join(folder, 'game.json');
  await lines('play', 'tchag', '--bots', 'random,random', '--seed', 'records', '--record', file);
  return { file, record: parseRecord(readFileSync(file, 'utf8')) };
}

describe('a record', () => {
  it('written by play is verified', async () => {
    const { file, record } = await recordGame(makeFolder());
    expect(record.outcome).toBeDefined();
    const [first] = await lines('verify', file);
    expect(first).toBe(`tchag under rules 1: ${record.entries.length} entries replay as written`);
    expect((await tablee(['verify', file], { lang: 'fr' })).out).toBe(
      `tchag, règles 1 : ${record.entries.length} entrées se rejouent telles qu’elles sont écrites\n0 tirage, dont 0 comparé à une graine dévoilée\n`,
    );
    expect(await json('verify', file)).toEqual({
      game: 'tchag',
      rules: 1,
      entries: record.entries.length,
      picks: 0,
      sealed: 0,
    });
  });

  it('that was changed fails to verify', async () => {
    const { file, record } = await recordGame(makeFolder());
    const { payoff, ...rest } = record.outcome!;
    writeFileSync(file, JSON.stringify({ ...record, outcome: { ...rest, payoff: payoff.map(v => 1 - v) } }));
    const said = await tablee(['verify', file]);
    expect(said.code).toBe(2);
    expect(said.err).toBe('The outcome written in the record is not the one its moves lead to.\n');
  });

  it('opens at any entry, by default at the last', async () => {
    const { file, record } = await recordGame(makeFolder());
    const opened = await lines('open', file, '--at', '0', '--eyes', '1');
    expect(opened).toEqual([
      `tchag, 0 of ${record.entries.length}, seen by seat 1`,
      '6  x + x + x +',
      '5  + y Y y Y x',
      '4  x + x + x +',
      '3  + x + x + x',
      '2  x R r R r +',
      '1  + x + x + x',
      '   a b c d e f',
      START,
      'seat 0 to move',
    ]);
    const last = (await lines('open', file)).at(-1);
    expect(last).toBe(`over (${record.outcome!.reason}): ${record.outcome!.payoff.join('-')}`);
    expect(await json('open', file, '--at', '1')).toMatchObject({
      at: 1,
      eyes: 'public',
      entry: record.entries[0],
    });
  });

  it('does not open beyond its end, nor for unknown eyes', async () => {
    const { file, record } = await recordGame(makeFolder());
    const n = record.entries.length;
    expect((await tablee(['open', file, '--at', '999'])).err).toBe(
      `The record can be opened at 0 to ${n}, not at 999.\n`,
    );
    expect((await tablee(['open', file, '--eyes', '2'])).err).toMatch(/^--eyes is a seat from 0 to 1/);
    expect((await tablee(['open', file, '--eyes', 'mine'])).err).toMatch(/^--eyes is a whole number/);
  });

  it('with an illegal move opens before it', async () => {
    const { file, record } = await recordGame(makeFolder());
    writeFileSync(
      file,
      JSON.stringify({ ...record, entries: [...record.entries.slice(0, 4), { seat: 0, move: 'a1a2' }] }),
    );
    const { code, out, err } = await tablee(['open', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^tchag, 4 of 5, seen by public\n/);
    expect(err).toMatch(/^Entry 5 does not replay: Entry 5 \(a1a2\) breaks rule /);
    const french = await tablee(['open', file], { lang: 'fr_FR.UTF-8' });
    expect(french.out).toMatch(/^tchag, 4 sur 5, vu par le public\nla place \d a joué \S+\n/);
    expect(french.out).toMatch(/\nà la place \d de jouer\n$/);
    expect(french.err).toMatch(/^L’entrée 5 ne se rejoue pas : L’entrée 5 \(a1a2\) enfreint la règle /);
  });
});

describe('tablee play', () => {
  it('lists moves, refuses, takes back and resigns', async () => {
    const file = join(makeFolder(), 'mine.json');
    const input = 'moves\nb2b5\nb2b3\nback\nd2d3\nresign\n';
    const said = await tablee(['play', 'tchag', '--bots', 'human,human', '--record', file], { input });
    expect([said.code, said.err]).toEqual([0, '']);
    expect(said.out).toMatch('Red > b2b1 b2a2 b2b3');
    expect(said.out).toMatch('TCHAG-3 A pawn only goes to a neighbouring stone.');
    expect(said.out).toMatch(/Resigned\.\n0-1\n$/);
    const { entries } = parseRecord(readFileSync(file, 'utf8'));
    expect(entries).toEqual([
      { seat: 0, move: 'b2b3' },
      { act: 'back', seat: 0, to: 0 },
      { seat: 0, move: 'd2d3' },
      { act: 'resign', seat: 0 },
    ]);
    expect((await tablee(['verify', file])).code).toBe(0);
  });

  it('speaks French in a French terminal', async () => {
    const said = await tablee(['play', 'tchag', '--bots', 'human,human'], {
      input: 'b2b5\n',
      lang: 'fr_FR.UTF-8',
    });
    expect(said.out).toMatch('Rouge > TCHAG-3 Un pion va seulement sur une pierre voisine.');
  });

  it('TCHAKO-23 refuses a move that only a clock may play', async () => {
    const said = await tablee(['play', 'tchako', '--bots', 'human,human'], { input: 'time\n' });
    expect(said.code).toBe(0);
    expect(said.out).toMatch('TCHAKO-23 Only the hourglass may end a turn this way.');
  });

  it('ends with its input and does not publish the seed', async () => {
    const file = join(makeFolder(), 'left.json');
    const said = await tablee(['play', 'tchag', '--bots', 'human,random', '--record', file], {
      input: 'b2b3\n',
    });
    expect(said.code).toBe(0);
    const record = parseRecord(readFileSync(file, 'utf8'));
    expect(record.entries).toHaveLength(1);
    expect(record.seals[0]).not.toHaveProperty('seed');
  });

  it('plays against a thinking bot', async () => {
    const said = await tablee(['play', 'tchag', '--bots', '1,human', '--seed', 'bot'], { input: 'quit\n' });
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^Red: [b-e]2/m);
    expect(said.out).toMatch('Yellow > ');
  });
});

describe('tablee fuzz', () => {
  it('finds nothing in a correct game', async () => {
    const folder = makeFolder();
    const said = await tablee(['fuzz', 'tchag', '--games', '2', '--seed', 'cli', '--out', folder]);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^tchag: 2 games, \d+ moves, \d+ checks each, 0 findings \(seed cli\)\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes a record that ends with the move that threw', () => {
    const folder = makeFolder();
    const notes: string[] = [];
    const silent = {
      json: true,
      line: () => {},
      value: () => {},
      note: (t: string) => notes.push(t),
      watched: false,
      progress: () => {},
    };
    const broken: Game = {
      ...nim,
      apply(s, seat, m, chance) {
        if (s.heaps[0] === 0) throw new RangeError('an empty heap was never thought of');
        return nim.apply(s, seat, m, chance);
      },
    } satisfies typeof nim;
    expect(fuzzGame(broken, 3, 'crash', folder, silent)).toBeGreaterThan(0);
    const file = readdirSync(folder).find(name => name.startsWith('crash-nim-walk-'));
    const record = parseRecord(readFileSync(join(folder, file!), 'utf8'));
    const before = replay(nim, record, record.entries.length - 1);
    expect(before.state.heaps[0]).toBe(0);
    expect(notes.join('\n')).toMatch(/^walk: the rules threw RangeError: an empty heap .* tablee open /m);
  });

  it('takes all games by default', async () => {
    const said = await tablee(['fuzz', '--games', '1', '--seed', 'all', '--json']);
    const reports = said.out.trim().split('\n');
    expect(reports.map(report => JSON.parse(report))).toMatchObject([
      { game: 'tchag', games: 1, findings: 0 },
      { game: 'tock', games: 1, findings: 0 },
      { game: 'tekao', games: 1, findings: 0 },
      { game: 'tchang', games: 1, findings: 0 },
      { game: 'dragons', games: 1, findings: 0 },
      { game: 'tchako', games: 1, findings: 0 },
    ]);
    expect(existsSync('crash-tchag')).toBe(false);
  }, 240_000);
});
