import { existsSync, readFileSync } from 'node:fs';
import { CARDS, loadCover, loadGame } from '@tablee/catalogue';
import { LANGUAGES } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { figureOf, isBotName, type PresetFigures, wonOf100 } from '../src/index.ts';

const fileOf = (id: string): URL => new URL(`../../games/${id}/measured.json`, import.meta.url);
const MEASURED = CARDS.map(({ id }) => id).filter(id => existsSync(fileOf(id)));
const read = (id: string): PresetFigures => JSON.parse(readFileSync(fileOf(id), 'utf8'));

describe('numbers beside presets', () => {
  it('are measured for T’Chang', () => expect(MEASURED).toContain('tchang'));

  it.each(MEASURED)('%s: every cell has 1,200 games over four seeds, under the rules of today', async id => {
    const game = await loadGame(id);
    const figures = read(id);
    expect([figures.game, figures.rules, isBotName(figures.bot)]).toEqual([id, game.rules, true]);
    for (const preset of Object.keys(game.presets))
      for (const seats of game.traits.seats)
        expect(figureOf(figures, preset, seats), `${preset}/${seats}`).toMatchObject({
          games: 1_200,
          seeds: ['m1', 'm2', 'm3', 'm4'],
        });
  });

  it.each(MEASURED)('%s: the set-up shows the stored numbers', async id => {
    const game = await loadGame(id);
    const figures = read(id);
    for (const language of LANGUAGES) {
      const { presetNotes } = await loadCover(id, language);
      for (const seats of game.traits.seats)
        for (const [preset, note] of Object.entries(presetNotes!(seats)))
          expect(note.match(/\d+/g)).toEqual([`${wonOf100(figureOf(figures, preset, seats)!)}`, '100']);
    }
  });
});
