import { defaultOptions, type OptionsOf } from '@tablee/kernel';
import type { Changes } from './messages/changes-fr.ts';
import { firstPoints, OPTIONS, type TchakoOptions } from './variant.ts';

/** A code names modes; whether a game is casual is no mode. */
type Options = Omit<OptionsOf<TchakoOptions>, 'casual'>;

const FEWER_POINTS = 5;

/** A part of a code: letters, then a number if it has one. Empty: as in the standard game. */
type Part = {
  readonly word: RegExp;
  write(o: Options): string;
  read(value: string): Partial<Options> | null;
};

type Range = { readonly min: number; readonly max: number };

/** Null if it is not a number in range, or has a leading zero. */
const within = ({ min, max }: Range, text: string): number | null => {
  const n = Number(text);
  return /^[1-9][0-9]*$/.test(text) && n >= min && n <= max ? n : null;
};

const made = <K extends keyof Options>(name: K, value: Options[K] | null): Partial<Options> | null => {
  if (value === null) return null;
  const part: Partial<{ -readonly [N in K]: Options[N] }> = {};
  part[name] = value;
  return part;
};

type Flag = { [N in keyof Options]: Options[N] extends boolean ? N : never }[keyof Options];

/** A flag that differs from its initial value. */
const flag = (name: Flag, word: string): Part => ({
  word: new RegExp(`^${word}()$`),
  write: o => (o[name] === OPTIONS[name].initial ? '' : word),
  read: () => made(name, !OPTIONS[name].initial),
});

type Choice = 'shooting' | 'assistance' | 'hill';

/** A choice, with a word for each value. */
const choice = (name: Choice, words: { readonly [value: string]: string }): Part => ({
  word: new RegExp(`^(${Object.values(words).join('|')})$`),
  write: o => words[o[name]] ?? '',
  read: word => {
    const value = OPTIONS[name].of.find(each => words[each] === word);
    return value === undefined ? null : made(name, value);
  },
});

type Counted = 'suddenCreations' | 'suddenTurn' | 'countdownTurns' | 'demographyLead' | 'demographyReach';

/** A number that applies only with a certain value of another option. */
const counted = (word: string, name: Counted, on: Partial<Options>): Part => {
  const { option, is } = OPTIONS[name].when;
  return {
    word: new RegExp(`^${word}(.+)$`),
    write: o => (o[option] === is ? `${word}${o[name]}` : ''),
    read: text => {
      const read = made(name, within(OPTIONS[name], text));
      return read && { ...on, ...read };
    },
  };
};

/** In the order of a code. No word is the beginning of another, so codes are unambiguous. */
const PARTS: readonly Part[] = [
  choice('shooting', { flick: 'fl' }),
  choice('assistance', { none: 'l0', contact: 'l2' }),
  {
    word: /^p(.+)$/,
    write: o => (o.points === OPTIONS.points.initial ? '' : `p${o.points}`),
    read: n => (Number(n) === OPTIONS.points.initial ? null : made('points', within(OPTIONS.points, n))),
  },
  flag('queenHolds', 'q0'),
  flag('standardWin', 'w0'),
  counted('sc', 'suddenCreations', { sudden: 'creations' }),
  counted('st', 'suddenTurn', { sudden: 'turn' }),
  counted('cd', 'countdownTurns', { countdown: true }),
  flag('anarchy', 'an'),
  choice('hill', { pair: 'h2', line: 'hl', rhombus: 'hr' }),
  counted('dl', 'demographyLead', { demography: 'lead' }),
  counted('dr', 'demographyReach', { demography: 'reach' }),
  flag('strategic', 'cs'),
  flag('depot', 'dp'),
  flag('triangle', 'tr'),
  flag('carrisk', 'ck'),
  flag('sumo', 'su'),
];

/** A short text for a link: small letters, digits and dashes; '' for the standard game. Options that do not apply are left out. */
export const writeCode = (options: Options): string =>
  PARTS.map(part => part.write(options))
    .filter(word => word !== '')
    .join('-');

/** Null for any text that `writeCode` does not write. `problems` checks whether the modes can be combined. */
export function readCode(text: string): Options | null {
  let options: Options = defaultOptions(OPTIONS);
  if (text === '') return options;
  for (const word of text.split('-')) {
    const part = PARTS.find(each => each.word.test(word));
    const read = part?.read(part.word.exec(word)?.[1] ?? '');
    if (!read) return null;
    options = { ...options, ...read };
  }
  return writeCode(options) === text ? options : null;
}

/** A sentence for each difference from the standard game. */
export function changesOf(o: Options, { changes: say }: { readonly changes: Changes }): string[] {
  const found: string[] = [];
  const queens = !o.anarchy;
  const note = (when: boolean, sentence: () => string): void => {
    if (when) found.push(sentence());
  };
  note(o.anarchy, () => say.anarchy);
  // TCHAKO-45: anarchy voids every rule on queens.
  note(queens && !o.standardWin, () => say.standardWin);
  note(queens && !o.queenHolds, () => say.queenHolds);
  note(o.sudden === 'creations', () => say.suddenCreations(o.suddenCreations, queens));
  note(o.sudden === 'turn', () => say.suddenTurn(o.suddenTurn, queens));
  note(o.countdown, () => say.countdown(o.countdownTurns));
  note(o.hill !== 'off', () => say.hill[o.hill]);
  note(o.demography === 'lead', () => say.lead(o.demographyLead, queens));
  note(o.demography === 'reach', () => say.reach(o.demographyReach, queens));
  note(o.points !== OPTIONS.points.initial, () => say.points(o.points, firstPoints(o.points)));
  // TCHAKO-45: with Sumo nothing is loaded.
  note(o.strategic, () => (o.sumo ? say.strategicSumo : say.strategic));
  note(o.depot, () => say.depot(queens));
  note(o.triangle, () => say.triangle);
  note(o.carrisk, () => (o.sudden === 'creations' ? say.carriskCounted : say.carrisk));
  note(o.sumo, () => (!queens || !o.standardWin ? say.sumo : `${say.sumo} ${say.sumoQueen}`));
  note(o.shooting !== OPTIONS.shooting.initial, () => say.shooting[o.shooting]);
  note(o.assistance !== OPTIONS.assistance.initial, () => say.assistance[o.assistance]);
  return found;
}

/** TCHAKO-45: the points advised with these modes, if others are chosen. */
export const advisedPoints = (o: Options): number | null =>
  (o.strategic || o.carrisk) && o.points === OPTIONS.points.initial ? FEWER_POINTS : null;
