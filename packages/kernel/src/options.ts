import { BadText, type Game, type Option, type OptionSheet, type OptionsOf, type Table } from './contract.ts';

export const defaultOptions = <O extends OptionSheet>(sheet: O): OptionsOf<O> =>
  fillIn(sheet, (_, { initial }) => initial);

function fillIn<O extends OptionSheet>(
  sheet: O,
  choose: (name: string, option: Option) => boolean | number | string,
): OptionsOf<O> {
  const filled = Object.entries(sheet).flatMap(([name, option]) => {
    const value = choose(name, option);
    return option.kind === 'flag' && option.sparse && value === false ? [] : [[name, value]];
  });
  return Object.fromEntries(filled) as OptionsOf<O>;
}

export function defaultTable<O extends OptionSheet>(game: Pick<Game<O>, 'options' | 'traits'>): Table<O> {
  return { seats: game.traits.seats[0]!, options: defaultOptions(game.options) };
}

/** Whether an option has a meaning with the values of the others (`when`). */
export function applies(
  sheet: OptionSheet,
  values: { readonly [name: string]: unknown },
  name: string,
): boolean {
  const when = sheet[name]?.when;
  return when === undefined || (values[when.option] === when.is && applies(sheet, values, when.option));
}

/** Reads options from outside and fills in defaults; throws a BadText for unknown names and values. */
export function readOptions<O extends OptionSheet>(sheet: O, raw: unknown): OptionsOf<O> {
  if (raw === undefined || raw === null) return defaultOptions(sheet);
  if (typeof raw !== 'object' || Array.isArray(raw))
    throw new BadText('options-shape', 'Options must be an object.');
  const given = raw as { readonly [name: string]: unknown };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(sheet, name)) {
      const known = Object.keys(sheet).join(', ') || 'none';
      throw new BadText('options-unknown', `There is no option "${name}". Options of this game: ${known}.`, [
        name,
        known,
      ]);
    }
  }
  return fillIn(sheet, (name, option) => readOption(name, option, given[name]));
}

function readOption(name: string, option: Option, value: unknown): boolean | number | string {
  if (value === undefined) return option.initial;
  switch (option.kind) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new BadText('options-value', `Option "${name}" is true or false.`, [name, 'flag']);
    case 'count':
      if (Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max)
        return value as number;
      throw new BadText(
        'options-value',
        `Option "${name}" is a whole number from ${option.min} to ${option.max}.`,
        [name, 'count', option.min, option.max],
      );
    case 'choice':
      if (typeof value === 'string' && option.of.includes(value)) return value;
      throw new BadText('options-value', `Option "${name}" is one of: ${option.of.join(', ')}.`, [
        name,
        'choice',
        option.of.join(', '),
      ]);
    case 'text':
      if (typeof value === 'string' && value.length <= option.longest && /^\P{Cc}*$/u.test(value))
        return value;
      throw new BadText(
        'options-value',
        `Option "${name}" is a line of at most ${option.longest} characters.`,
        [name, 'text', option.longest],
      );
  }
}

/** Reads seats and options from outside; throws a BadText. */
export function readTable<O extends OptionSheet>(game: Game<O>, seats: unknown, options: unknown): Table<O> {
  const wanted = seats ?? game.traits.seats[0];
  if (typeof wanted !== 'number' || !game.traits.seats.includes(wanted)) {
    throw new BadText(
      'seats',
      `This game is for ${game.traits.seats.join(' or ')} players.`,
      game.traits.seats,
    );
  }
  const table: Table<O> = { seats: wanted, options: readOptions(game.options, options) };
  const problems = game.problems(table);
  if (problems.length > 0) {
    throw new BadText(problems[0]!, `These options do not go together: ${problems.join(', ')}.`, problems);
  }
  return table;
}

/** As `readTable`, for a table without people: options that are not given come from the game's preset for bots. */
export function readBotsOnlyTable<O extends OptionSheet>(
  game: Game<O>,
  seats: unknown,
  options: unknown,
): Table<O> {
  const preset = game.botsOnlyPreset === undefined ? undefined : game.presets[game.botsOnlyPreset];
  const table = readTable(game, seats, options);
  if (!preset) return table;
  const given = Object.keys(options ?? {});
  const told = Object.keys(preset).some(name => given.includes(name));
  const limited: Table<O> = { ...table, options: { ...table.options, ...preset } };
  return told || game.problems(limited).length > 0 ? table : limited;
}
