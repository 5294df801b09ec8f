import type { Game } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { GROUPS, groupingOf, loadComposer } from '../../src/games/options.tsx';
import { readOptionsFromLink } from '../../src/screens/setup/composer/options-from-link.tsx';
import {
  followPreset,
  keepByOpponent,
  optionsByOpponent,
  presetOf,
  problemsIn,
  withDefaults,
} from '../../src/screens/setup/option-values.ts';

const game = tchako as unknown as Game;
const standard = withDefaults(game.options, {});
/** Without the options whose default depends on the opponents. */
const modes = keepByOpponent(game, standard, {});

describe('the modes of T’Chako', () => {
  it('belong to exactly one group each', () => {
    const grouping = groupingOf('tchako')!;
    const named = GROUPS.flatMap(group => grouping[group]);
    const apart = optionsByOpponent(game);
    expect(apart).toEqual(['casual']);
    expect([...named, ...apart].toSorted()).toEqual(Object.keys(game.options).toSorted());
  });

  it('start as a preset and become custom after a change', () => {
    expect(presetOf(game, standard)).toBe('standard');
    const sumo = followPreset(game, standard, 'sumo');
    expect(presetOf(game, sumo)).toBe('sumo');
    expect(presetOf(game, { ...sumo, points: 4 })).toBeNull();
    // An option without effect next to the others does not count as a difference.
    expect(presetOf(game, { ...standard, countdownTurns: 44 })).toBe('standard');
  });

  it('leave alone whether the game is casual: a preset keeps the choice, and no choice stays none', () => {
    const sumo = followPreset(game, standard, 'sumo');
    expect(keepByOpponent(game, sumo, {})).not.toHaveProperty('casual');
    expect(keepByOpponent(game, sumo, { casual: true, points: 4 })).toEqual({ ...sumo, casual: true });
    expect(keepByOpponent(game, sumo, { casual: false })).toEqual({ ...sumo, casual: false });
  });

  it('TCHAKO-45 name the contradiction and the option that causes it', () => {
    expect(problemsIn(game, { seats: 2, options: { ...standard, standardWin: false } })).toEqual([
      { key: 'no-way-to-win', option: 'standardWin' },
    ]);
  });

  it.each(['fr', 'en'] as const)('have one sentence each (%s)', async language => {
    const { noteOf } = (await loadComposer('tchako', language))!;
    const grouping = groupingOf('tchako')!;
    for (const name of GROUPS.flatMap(group => grouping[group]))
      expect(noteOf(name), name).toMatch(/^\S[^.]+\.$/u);
    expect(noteOf('constructor')).toBeNull();
  });

  it('TCHAKO-45 five points are advised with Strategic and Carrisk, unless others are chosen', async () => {
    const { adviceFor } = (await loadComposer('tchako', 'fr'))!;
    expect(adviceFor(standard)).toBeNull();
    for (const mode of ['strategic', 'carrisk']) {
      const chosen = { ...standard, [mode]: true };
      expect(adviceFor(chosen)?.values).toEqual({ ...chosen, points: 5 });
      expect(adviceFor({ ...chosen, points: 5 })).toBeNull();
      expect(adviceFor({ ...chosen, points: 9 })).toBeNull();
    }
  });

  it('are restored from their code', async () => {
    const composer = (await loadComposer('tchako', 'fr'))!;
    const chosen = { ...modes, sumo: true, countdown: true, countdownTurns: 24 };
    expect(composer.readCode(composer.writeCode(chosen))).toEqual(chosen);
    expect(composer.changesOf(standard)).toEqual([]);
    expect(composer.changesOf(chosen).join(' ')).toMatch(/24 tours/);
    // Contradictory options have a code too: they are shown while the person corrects them.
    expect(composer.writeCode({ ...standard, standardWin: false })).toBe('w0');
  });

  it('are set from a link; an invalid code is reported and gives the standard game', async () => {
    expect(await readOptionsFromLink('tchako', 'su', null)).toEqual([{ ...modes, sumo: true }, null, 2]);
    expect(await readOptionsFromLink('tchako', '', null)).toEqual([modes, null, 2]);
    for (const bad of ['nonsense', 'su-su', 'SU', '<b>', 'p99']) {
      const [options, sentence] = await readOptionsFromLink('tchako', bad, null);
      expect(options, bad).toEqual(modes);
      expect(sentence, bad).toMatch(/options/);
    }
  });
});
