import { loadGame } from '@tablee/catalogue';
import { readSimulation, type Simulation, writeSimulation } from '@tablee/simulation';
import { describe, expect, it } from 'vitest';
import { commandOf, draftFor, draftOf, settingsOf } from '../../src/screens/lab/draft.ts';
import { packText, unpackText } from '../../src/session/record/packed-text.ts';

describe('the settings of the lab', () => {
  it('become those of a simulation, with one bot for each seat', async () => {
    const rules = await loadGame('tchag');
    const draft = { ...draftFor('tchag'), bots: ['3'] as const, seed: 'two words' };
    const settings = settingsOf(rules, draft);
    expect(settings).toMatchObject({ seats: 2, options: { start: 'rows' }, bots: ['3', '3'], games: 100 });
    expect(settingsOf(rules, draftOf(settings))).toEqual(settings);
    expect(commandOf(rules, settings)).toBe("npx tablee sim tchag --games 100 --bots 3,3 --seed 'two words'");
  });

  it('TCHAKO-46 bots play the limited game unless a countdown is chosen', async () => {
    const rules = await loadGame('tchako');
    const draft = draftFor('tchako');
    expect(settingsOf(rules, draft).options).toMatchObject({ countdown: true, countdownTurns: 60 });
    const quick = { ...draft, options: { countdown: true, countdownTurns: 4 } };
    const settings = settingsOf(rules, quick);
    expect(settings.options).toMatchObject({ countdown: true, countdownTurns: 4 });
    expect(commandOf(rules, settings)).toContain(`--options '{"countdown":true,"countdownTurns":4}'`);
  });

  it('survive the address with every game, in at most 8 characters a game', async () => {
    const rules = await loadGame('tchag');
    const games = 1_000;
    const simulation: Simulation = {
      ...settingsOf(rules, { ...draftFor('tchag'), games }),
      played: Array.from({ length: games }, (_, i) => ({
        i,
        payoff: (i * 7919) % 13 > 5 ? [1, 0] : [0, 1],
        reason: 'captured',
        turns: 15 + ((i * 7919) % 31),
        moves: 50 + ((i * 104729) % 59),
        leads: (i * 1299709) % 7,
      })),
    };
    const packed = await packText(writeSimulation(simulation));
    expect(packed.length).toBeLessThan(8 * games);
    expect(await readSimulation(await unpackText(packed))).toEqual(simulation);
  });
});
