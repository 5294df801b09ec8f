import {
  applies,
  defaultOptions,
  type Game,
  type Option,
  readTable,
  searchChance,
  type Table,
} from '@tablee/kernel';
import { canon, isSame } from './canon.ts';
import { type Finding, sentenceOf } from './finding.ts';

const valuesOf = (o: Option): readonly (boolean | number | string)[] => {
  switch (o.kind) {
    case 'flag':
      return [o.initial, !o.initial];
    case 'count':
      return [...new Set([o.initial, o.min, o.max])];
    case 'choice':
      return o.of;
    case 'text':
      return [o.initial];
  }
};

/** The defaults, each preset, and each value of each option alone. */
function* sheetsOf(game: Game): Generator<Partial<Table['options']>> {
  yield {};
  for (const preset of Object.values(game.presets)) yield preset;
  for (const [name, option] of Object.entries(game.options)) {
    for (const value of valuesOf(option)) yield { [name]: value };
  }
}

/** All distinct tables without problems, for every number of seats. */
export function tablesOf(game: Game): readonly Table[] {
  const tables = new Map<string, Table>();
  for (const seats of game.traits.seats) {
    for (const options of sheetsOf(game)) {
      const table = { seats, options: { ...defaultOptions(game.options), ...defined(options) } };
      if (game.problems(table).length === 0) tables.set(canon(table), table);
    }
  }
  return [...tables.values()];
}

const defined = (options: Partial<Table['options']>): Table['options'] =>
  Object.fromEntries(Object.entries(options).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));

const isStep = (step: number): boolean => Number.isInteger(step) && step > 0;

const isWithin = (o: Option): boolean => {
  switch (o.kind) {
    case 'flag':
      return true;
    case 'count':
      return Number.isInteger(o.initial) && o.min <= o.initial && o.initial <= o.max && isStep(o.step ?? 1);
    case 'choice':
      return o.of.includes(o.initial) && new Set(o.of).size === o.of.length;
    case 'text':
      return o.initial.length <= o.longest;
  }
};

/** Defaults are valid, presets are playable, and every table without problems can be set up. */
export function* checkOptions(game: Game): Generator<Finding> {
  const find = (sentence: string): Finding => ({ check: 'options', sentence });
  if (!/^[a-z][a-z0-9]*$/.test(game.id)) yield find(`the id "${game.id}" is not a plain lower-case word`);
  if (!Number.isInteger(game.rules) || game.rules < 1) yield find(`rules ${game.rules} is no version number`);
  const { seats } = game.traits;
  if (seats.length === 0 || new Set(seats).size !== seats.length || seats.some(n => n < 1))
    yield find(`seats ${seats.join(', ')} is no list of player counts`);
  for (const [name, o] of Object.entries(game.options))
    if (!isWithin(o)) yield find(`option "${name}" does not allow its own initial value`);
  yield* checkWhens(game, find);
  yield* checkPresets(game, find);
  for (const table of tablesOf(game)) {
    const called = `${table.seats} seats and ${JSON.stringify(table.options)}`;
    try {
      game.setup(table, searchChance(1));
    } catch (e) {
      yield find(`with ${called}, which have no problems, setup threw ${sentenceOf(e)}`);
    }
    const seated = game.teams(table).flat();
    const everyone = Array.from({ length: table.seats }, (_, s) => s);
    if (
      !isSame(
        [...seated].sort((a, b) => a - b),
        everyone,
      )
    )
      yield find(`with ${called} the teams ${JSON.stringify(game.teams(table))} do not seat everyone once`);
  }
}

function* checkPresets(game: Game, find: (sentence: string) => Finding): Generator<Finding> {
  const problemAt = (seats: number, options: unknown): string | null => {
    try {
      readTable(game, seats, options);
      return null;
    } catch (e) {
      return sentenceOf(e);
    }
  };
  const first = game.traits.seats[0];
  const wrong = first === undefined ? null : problemAt(first, {});
  if (wrong) yield find(`the default table is not playable: ${wrong}`);
  for (const [name, preset] of Object.entries(game.presets)) {
    const answers = game.traits.seats.map(n => problemAt(n, preset));
    if (!answers.includes(null)) yield find(`preset "${name}" is not playable: ${answers[0]}`);
  }
}

/** A condition names an earlier option, and an option that does not apply changes nothing. */
function* checkWhens(game: Game, find: (sentence: string) => Finding): Generator<Finding> {
  const names = Object.keys(game.options);
  for (const [i, name] of names.entries()) {
    const { when } = game.options[name]!;
    if (!when) continue;
    const other = names.indexOf(when.option);
    if (other < 0 || other >= i)
      yield find(`option "${name}" hangs on "${when.option}", which is no option before it`);
    else if (!isPossible(game.options[when.option]!, when.is))
      yield find(`option "${name}" waits for "${when.option}" to be ${when.is}, which it never is`);
    else yield* checkIdle(game, name, find);
  }
}

const isPossible = (o: Option, value: boolean | number | string): boolean =>
  o.kind === 'count'
    ? typeof value === 'number' && Number.isInteger(value) && o.min <= value && value <= o.max
    : o.kind === 'text'
      ? typeof value === 'string' && value.length <= o.longest
      : valuesOf(o).includes(value);

function* checkIdle(game: Game, name: string, find: (sentence: string) => Finding): Generator<Finding> {
  for (const table of tablesOf(game)) {
    if (applies(game.options, table.options, name)) continue;
    for (const value of strangeValuesOf(game.options[name]!)) {
      const changed = { ...table, options: { ...table.options, [name]: value } };
      const called = `${table.seats} seats and ${JSON.stringify(table.options)} option "${name}" does not apply`;
      if (game.problems(changed).length > 0) yield find(`with ${called}, and ${value} is a problem`);
      else if (startOf(game, changed) !== startOf(game, table))
        yield find(`with ${called}, and ${value} changes the start`);
    }
  }
}

/** Includes meaningless text: it must do no harm where the option does not apply. */
const strangeValuesOf = (o: Option): readonly (boolean | number | string)[] =>
  o.kind === 'text' ? ['', '?'.repeat(o.longest)] : valuesOf(o);

const startOf = (game: Game, table: Table): string =>
  game.writeState(game.setup(table, searchChance(1)).state);
