import { defaultOptions, type OptionsOf, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf, readCode, writeCode } from '../src/composer.ts';
import { OPTIONS, type TchakoOptions, tchako } from '../src/index.ts';
import * as en from '../src/messages/changes-en.ts';
import * as fr from '../src/messages/changes-fr.ts';
import { tableWith } from './draw.ts';

type Options = OptionsOf<TchakoOptions>;

/** Options that do not apply get their initial value: they are not part of a code. */
const trimmed = (o: Options): Options => ({
  ...o,
  suddenCreations: o.sudden === 'creations' ? o.suddenCreations : OPTIONS.suddenCreations.initial,
  suddenTurn: o.sudden === 'turn' ? o.suddenTurn : OPTIONS.suddenTurn.initial,
  countdownTurns: o.countdown ? o.countdownTurns : OPTIONS.countdownTurns.initial,
  demographyLead: o.demography === 'lead' ? o.demographyLead : OPTIONS.demographyLead.initial,
  demographyReach: o.demography === 'reach' ? o.demographyReach : OPTIONS.demographyReach.initial,
});

const dice = searchChance(47);
const oneOf = <T>(list: readonly T[]): T => list[dice.pick(list.length)]!;
const count = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  min + dice.pick(max - min + 1);

const anyOptions = (): Options => ({
  shooting: oneOf(OPTIONS.shooting.of),
  assistance: oneOf(OPTIONS.assistance.of),
  points: count(OPTIONS.points),
  queenHolds: oneOf([true, false]),
  standardWin: oneOf([true, false]),
  sudden: oneOf(OPTIONS.sudden.of),
  suddenCreations: count(OPTIONS.suddenCreations),
  suddenTurn: count(OPTIONS.suddenTurn),
  countdown: oneOf([true, false]),
  countdownTurns: count(OPTIONS.countdownTurns),
  anarchy: oneOf([true, false]),
  hill: oneOf(OPTIONS.hill.of),
  demography: oneOf(OPTIONS.demography.of),
  demographyLead: count(OPTIONS.demographyLead),
  demographyReach: count(OPTIONS.demographyReach),
  strategic: oneOf([true, false]),
  depot: oneOf([true, false]),
  triangle: oneOf([true, false]),
  carrisk: oneOf([true, false]),
  sumo: oneOf([true, false]),
});

describe('codes of modes', () => {
  it('TCHAKO-45 any combination is read back from its code', () => {
    for (let i = 0; i < 3_000; i++) {
      const options = anyOptions();
      const code = writeCode(options);
      expect(code).toMatch(/^[a-z0-9-]*$/);
      expect(readCode(code)).toEqual(trimmed(options));
    }
  });

  it('every value of every option has its own code, which is read back', () => {
    const codes = new Set<string>();
    let told = 0;
    const tell = (change: Partial<Options>): void => {
      const options = { ...defaultOptions(OPTIONS), ...change };
      expect(readCode(writeCode(options))).toEqual(options);
      codes.add(writeCode(options));
      told++;
    };
    tell({});
    for (let points = 3; points <= 9; points++) if (points !== 7) tell({ points });
    for (let n = 1; n <= 99; n++) tell({ sudden: 'creations', suddenCreations: n });
    for (let n = 1; n <= 200; n++) tell({ sudden: 'turn', suddenTurn: n });
    for (let n = 2; n <= 200; n++) tell({ countdown: true, countdownTurns: n });
    for (let n = 2; n <= 11; n++) tell({ demography: 'lead', demographyLead: n });
    for (let n = 5; n <= 12; n++) tell({ demography: 'reach', demographyReach: n });
    for (const hill of ['pair', 'line', 'rhombus'] as const) tell({ hill });
    for (const assistance of ['none', 'contact'] as const) tell({ assistance });
    tell({ shooting: 'flick' });
    for (const name of ['queenHolds', 'standardWin'] as const) tell({ [name]: false });
    for (const name of ['anarchy', 'strategic', 'depot', 'triangle', 'carrisk', 'sumo'] as const)
      tell({ [name]: true });
    expect(codes.size).toBe(told);
  });

  it('are short, and empty for the standard game', () => {
    expect(writeCode(tableWith().options)).toBe('');
    expect(writeCode(tableWith(tchako.presets.limited).options)).toBe('cd60');
    expect(writeCode(tableWith({ strategic: true, points: 5, sumo: true }).options)).toBe('p5-cs-su');
  });

  it.each([
    'x',
    '-',
    'su-',
    '-su',
    'SU',
    'su su',
    'su-su',
    'su-cs',
    'p7',
    'p07',
    'p10',
    'p2',
    'p',
    'p5-p6',
    'cd',
    'cd0',
    'cd1',
    'cd201',
    'cd030',
    'cd3e1',
    'sc0',
    'sc100',
    'sc8-st20',
    'st0',
    'dl1',
    'dl12',
    'dr4',
    'dr13',
    'h',
    'h3',
    'l1',
    'q1',
    'w1',
    'fl0',
    'é',
  ])('is no code: "%s"', text => {
    expect(readCode(text)).toBeNull();
  });

  it('contradicting modes are read; `problems` reports them', () => {
    const options = readCode('w0')!;
    expect(tchako.problems({ seats: 2, options })).toEqual(['no-way-to-win']);
  });
});

describe('the changes of modes', () => {
  it('are none in the standard game', () => {
    expect(changesOf(tableWith().options, fr)).toEqual([]);
  });

  it('TCHAKO-45 have a sentence each in both languages', () => {
    for (const text of [fr, en])
      for (let i = 0; i < 300; i++) {
        const options = anyOptions();
        const sentences = changesOf(options, text);
        for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
        expect(new Set(sentences).size).toBe(sentences.length);
        expect(sentences.length === 0).toBe(writeCode(options) === '');
      }
  });

  it('TCHAKO-45 mention no queens in anarchy and no loading with Sumo', () => {
    for (let i = 0; i < 100; i++) {
      const { hill, ...options } = { ...anyOptions(), anarchy: true };
      const said = changesOf({ ...options, hill: 'off' }, en);
      expect(said[0]).toContain('no queens');
      expect(said.slice(1).join(' ')).not.toContain('queen');
    }
    const sumo = changesOf(tableWith({ strategic: true, sumo: true }).options, en);
    expect(sumo.join(' ')).toContain('nothing is loaded');
    expect(changesOf(tableWith({ points: 4 }).options, en)).toEqual([
      'Each turn has 4 action points instead of 7, the very first 3.',
    ]);
  });
});
