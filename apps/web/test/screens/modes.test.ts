import type { Game } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { isComposed, loadComposer } from '../../src/games/composers.ts';
import { GROUPS, groupingOf } from '../../src/games/option-groups.ts';
import { readAsked } from '../../src/screens/setup/composer/options-from-link.tsx';
import { followPreset, presetOf, problemsIn, withDefaults } from '../../src/screens/setup/option-values.ts';

const game = tchako as unknown as Game;
const standard = withDefaults(game.options, {});

describe('the modes of T’Chako', () => {
  it('stand in one group each, and none is forgotten', () => {
    const grouping = groupingOf('tchako')!;
    const named = GROUPS.flatMap(group => grouping[group]);
    expect(named.toSorted()).toEqual(Object.keys(game.options).toSorted());
  });

  it('begin as a preset and are one’s own once something else is chosen', () => {
    expect(presetOf(game, standard)).toBe('standard');
    const sumo = followPreset(game, standard, 'sumo');
    expect(presetOf(game, sumo)).toBe('sumo');
    expect(presetOf(game, { ...sumo, points: 4 })).toBeNull();
    // What does not count beside the others is no difference.
    expect(presetOf(game, { ...standard, countdownTurns: 44 })).toBe('standard');
  });

  it('TCHAKO-45 say what contradicts, and with which option it lies', () => {
    expect(problemsIn(game, { seats: 2, options: { ...standard, standardWin: false } })).toEqual([
      { key: 'no-way-to-win', option: 'standardWin' },
    ]);
  });

  it('have a code that leads back to them, whatever else is chosen', async () => {
    const composer = (await loadComposer('tchako', 'fr'))!;
    const chosen = { ...standard, sumo: true, countdown: true, countdownTurns: 24 };
    expect(composer.readCode(composer.writeCode(chosen))).toEqual(chosen);
    expect(composer.changesOf(standard)).toEqual([]);
    expect(composer.changesOf(chosen).join(' ')).toMatch(/24 tours/);
    // Contradictions have a code and changes too: they are shown while they are put right.
    expect(composer.writeCode({ ...standard, standardWin: false })).toBe('w0');
    expect(isComposed('tock')).toBe(false);
    expect(await loadComposer('tock', 'fr')).toBeNull();
  });

  it('asked for by a link are set up; a link that names none is told so, and gets the standard game', async () => {
    expect(await readAsked('tchako', 'su')).toEqual([{ ...standard, sumo: true }, null]);
    expect(await readAsked('tchako', '')).toEqual([standard, null]);
    for (const bad of ['nonsense', 'su-su', 'SU', '<b>', 'p99']) {
      const [options, sentence] = await readAsked('tchako', bad);
      expect(options, bad).toEqual(standard);
      expect(sentence, bad).toMatch(/modes/);
    }
  });
});
