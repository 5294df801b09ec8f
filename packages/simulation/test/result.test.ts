import { BadText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { readSimulation, writeCsv, writeSimulation } from '../src/index.ts';
import { STOPPED } from './games.ts';

type Written = { [name: string]: unknown };
const written = (): Written => JSON.parse(writeSimulation(STOPPED));
const read = (fields: Written) => readSimulation(JSON.stringify(fields));

describe('the file of a result', () => {
  it('is read as it was written, with the games that were not played left out', async () => {
    expect(await readSimulation(writeSimulation(STOPPED))).toEqual(STOPPED);
    expect(written()).toMatchObject({ simulation: 1, skipped: [1] });
    const timed = { ...STOPPED, ms: 20, played: [] };
    expect(await readSimulation(writeSimulation(timed))).toEqual(timed);
  });

  it('keeps that a game has no judgement', async () => {
    const unjudged = { ...STOPPED, played: STOPPED.played.map(p => ({ ...p, leads: null })) };
    expect(await readSimulation(writeSimulation(unjudged))).toEqual(unjudged);
  });

  it('as CSV has a line for each game', () => {
    expect(writeCsv(STOPPED).split('\r\n')).toEqual([
      'game,reason,turns,moves,lead changes,payoff 0,payoff 1',
      '0,captured,20,40,1,1,0',
      '2,agreed,31,62,4,0.5,0.5',
      '3,captured,22,44,0,0,1',
      '',
    ]);
  });

  const columns = (change: Written) => ({ columns: { ...(written().columns as object), ...change } });
  const wrong: { readonly [what: string]: Written } = {
    'another format': { simulation: 2 },
    'a field too many': { more: 1 },
    'an unknown game': { game: 'chess' },
    'unknown rules': { rules: 99 },
    'seats the game does not have': { seats: 3 },
    'an option the game does not have': { options: { speed: 2 } },
    'a bot for one seat only': { bots: ['1'] },
    'an unknown bot': { bots: ['1', '9'] },
    'a seed over two lines': { seed: 'a\nb' },
    'an empty seed': { seed: '' },
    'no games': { games: 0 },
    'more games than were asked for': { games: 3 },
    'a payoff for one seat only': { outcomes: [{ payoff: [1], reason: 'captured' }] },
    'a payoff beyond 1': { outcomes: [{ payoff: [2, 0], reason: 'captured' }] },
    'a reason with markup': { outcomes: [{ payoff: [1, 0], reason: '<b>' }] },
    'an outcome that is not listed': columns({ outcome: [0, 1, 7] }),
    'columns of different lengths': columns({ turns: [20, 31] }),
    'half a turn': columns({ turns: [20, 31.5, 22] }),
    'more turns than moves': columns({ moves: [3, 62, 44] }),
    'more lead changes than turns': columns({ leads: [1, 4, 500] }),
    'a missing column': { columns: { outcome: [], turns: [], moves: [] } },
    'skipped games that are no numbers': { skipped: ['1'] },
  };
  it.each(Object.entries(wrong))('is refused with %s', async (_, change) => {
    await expect(read({ ...written(), ...change })).rejects.toThrow(BadText);
  });

  it.each(['', 'no JSON', '[]', 'null', '{}'])('is refused if it is %j', async text => {
    await expect(readSimulation(text)).rejects.toThrow(BadText);
  });
});
