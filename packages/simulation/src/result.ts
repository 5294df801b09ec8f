import { hasGame, loadGame } from '@tablee/catalogue';
import { BadText, readTable } from '@tablee/kernel';
import {
  isBotName,
  LONGEST_SEED,
  MOST_GAMES,
  type Played,
  type Settings,
  type Simulation,
} from './settings.ts';

/** The number of the file format. */
export const SIMULATION_FORMAT = 1;
/** Longer texts are refused before they are parsed. */
const LONGEST_TEXT = 8_000_000;
const LONGEST_GAME = 1_000_000;

/** Games in columns, which are short as text and compress well. */
type Written = Settings & {
  readonly simulation: typeof SIMULATION_FORMAT;
  /** Every way a game ended, once. */
  readonly outcomes: readonly { readonly payoff: readonly number[]; readonly reason: string }[];
  /** Numbers below the last that were not played, because the simulation was stopped. */
  readonly skipped: readonly number[];
  readonly columns: {
    readonly outcome: readonly number[];
    readonly turns: readonly number[];
    readonly moves: readonly number[];
    readonly leads: readonly number[] | null;
  };
};

export function writeSimulation({ played, ...settings }: Simulation): string {
  const keys = [...new Set(played.map(outcomeKey))];
  const last = played.at(-1)?.i ?? -1;
  const numbers = new Set(played.map(p => p.i));
  const written: Written = {
    simulation: SIMULATION_FORMAT,
    ...settings,
    outcomes: keys.map(key => JSON.parse(key)),
    skipped: Array.from({ length: last + 1 }, (_, i) => i).filter(i => !numbers.has(i)),
    columns: {
      outcome: played.map(p => keys.indexOf(outcomeKey(p))),
      turns: played.map(p => p.turns),
      moves: played.map(p => p.moves),
      leads: played.some(p => p.leads !== null) ? played.map(p => p.leads ?? 0) : null,
    },
  };
  return JSON.stringify(written);
}

const outcomeKey = ({ payoff, reason }: Played): string => JSON.stringify({ payoff, reason });

/** One line for each game, for spreadsheets. */
export function writeCsv({ played, seats }: Simulation): string {
  const head = ['game', 'reason', 'turns', 'moves', 'lead changes'];
  const payoffs = Array.from({ length: seats }, (_, seat) => `payoff ${seat}`);
  const rows = played.map(p => [p.i, p.reason, p.turns, p.moves, p.leads ?? '', ...p.payoff].join(','));
  return `${[[...head, ...payoffs].join(','), ...rows].join('\r\n')}\r\n`;
}

function fail(what: string): never {
  throw new BadText('simulation', `This is not the result of a simulation: ${what}.`);
}

type Fields = { readonly [name: string]: unknown };

function fieldsOf(
  x: unknown,
  what: string,
  names: readonly string[],
  optional: readonly string[] = [],
): Fields {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) fail(`${what} is not an object`);
  const odd = Object.keys(x).find(name => !names.includes(name) && !optional.includes(name));
  if (odd !== undefined) fail(`${what} has an unknown field "${odd}"`);
  const missing = names.find(name => !Object.hasOwn(x, name));
  if (missing !== undefined) fail(`${what} has no "${missing}"`);
  return x as Fields;
}

function countIn(x: unknown, what: string, least: number, most: number): number {
  if (typeof x !== 'number' || !Number.isInteger(x) || x < least || x > most)
    fail(`${what} is not a whole number from ${least} to ${most}`);
  return x;
}

function listIn<T>(x: unknown, what: string, most: number, read: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(x) || x.length > most) fail(`${what} is not a list of at most ${most}`);
  return x.map(read);
}

function lineIn(x: unknown, what: string, pattern: RegExp): string {
  if (typeof x !== 'string' || !pattern.test(x)) fail(`${what} is not valid`);
  return x;
}

const SEED = new RegExp(String.raw`^[^\p{Cc}]{1,${LONGEST_SEED}}$`, 'u');
const NAME = /^[a-z][a-zA-Z0-9-]{0,39}$/;

/** Reads the text of a result strictly, against the rules of its game; throws a BadText. */
export async function readSimulation(text: string): Promise<Simulation> {
  if (text.length > LONGEST_TEXT) fail('it is too long');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fail('it is not JSON');
  }
  const names = ['simulation', 'game', 'rules', 'seats', 'options', 'bots', 'seed', 'games'];
  const fields = fieldsOf(raw, 'it', [...names, 'outcomes', 'skipped', 'columns'], ['ms']);
  if (fields.simulation !== SIMULATION_FORMAT) fail(`its format is not ${SIMULATION_FORMAT}`);
  const settings = await readSettings(fields);
  return { ...settings, played: readGames(fields, settings) };
}

async function readSettings(fields: Fields): Promise<Settings> {
  const id = lineIn(fields.game, 'the game', NAME);
  const rules = countIn(fields.rules, 'the rules number', 1, 1_000);
  if (!hasGame(id, rules)) throw new BadText('unknown-rules', `There are no rules ${rules} of ${id}.`);
  const game = await loadGame(id, rules);
  const { seats, options } = readTable(game, fields.seats, fields.options);
  if (game.noBots?.({ seats, options })) fail('bots cannot sit at this table');
  const bots = listIn(fields.bots, 'the bots', seats, bot =>
    isBotName(bot) ? bot : fail('a bot is unknown'),
  );
  if (bots.length !== seats) fail('there is not one bot for each seat');
  return {
    game: id,
    rules,
    seats,
    options,
    bots,
    seed: lineIn(fields.seed, 'the seed', SEED),
    games: countIn(fields.games, 'the number of games', 1, MOST_GAMES),
    ...(fields.ms === undefined ? {} : { ms: countIn(fields.ms, 'the time', 1, 3_600_000) }),
  };
}

function readGames(fields: Fields, { seats, games }: Settings): readonly Played[] {
  const outcomes = listIn(fields.outcomes, 'the outcomes', games, item => {
    const { payoff, reason } = fieldsOf(item, 'an outcome', ['payoff', 'reason']);
    const paid = listIn(payoff, 'a payoff', seats, v =>
      typeof v === 'number' && v >= 0 && v <= 1 ? v : fail('a payoff is not from 0 to 1'),
    );
    if (paid.length !== seats) fail('a payoff is not one number for each seat');
    return { payoff: paid, reason: lineIn(reason, 'a reason', NAME) };
  });
  const skipped = listIn(fields.skipped, 'the skipped games', games, i =>
    countIn(i, 'a skipped game', 0, games - 1),
  );
  const columns = fieldsOf(fields.columns, 'the columns', ['outcome', 'turns', 'moves', 'leads']);
  const column = (name: string, most: number) =>
    listIn(columns[name], name, games, n => countIn(n, name, 0, most));
  const outcome = column('outcome', outcomes.length - 1);
  const turns = column('turns', LONGEST_GAME);
  const moves = column('moves', LONGEST_GAME);
  const leads = columns.leads === null ? null : column('leads', LONGEST_GAME);
  if ([turns, moves, leads ?? turns].some(({ length }) => length !== outcome.length))
    fail('its columns differ in length');
  const numbers = numbersWithout(skipped, outcome.length);
  if (numbers.some(i => i >= games)) fail('it has more games than were asked for');
  return numbers.map((i, at) => {
    if (turns[at]! > moves[at]! || (leads && leads[at]! > turns[at]!)) fail(`game ${i} contradicts itself`);
    const { payoff, reason } = outcomes[outcome[at]!]!;
    return { i, payoff, reason, moves: moves[at]!, turns: turns[at]!, leads: leads ? leads[at]! : null };
  });
}

/** The first `count` numbers that were not skipped. */
function numbersWithout(skipped: readonly number[], count: number): readonly number[] {
  const gone = new Set(skipped);
  const numbers: number[] = [];
  for (let i = 0; numbers.length < count; i++) if (!gone.has(i)) numbers.push(i);
  return numbers;
}
