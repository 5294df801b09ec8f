import { CARDS, findCard, hasGame, loadGame } from '@tablee/catalogue';
import {
  BadText,
  defaultOptions,
  type Game,
  type GameRecord,
  isFields,
  type OptionSheet,
  openRecord,
  parseRecord,
  readRecord,
  readTable,
  replay,
  searchChance,
  type Table,
} from '@tablee/kernel';
import { fetchHistory, fetchRecord } from '../../api/client.ts';
import { unpackRecord } from '../../session/record/record.ts';
import { findGame } from '../../storage/games.ts';
import { findTable, listTables } from '../../storage/tables.ts';
import { adoptFile, adoptGame, isSealed, running } from './adopt.ts';
import { MAX_TEXT, readAnalysis, type Start } from './file.ts';
import { checkAnalysis } from './steps.ts';
import { EMPTY_TREE } from './tree.ts';

/** A position text that fits a game, but breaks its rules. The game has the sentence. */
export class BadPosition extends BadText {
  readonly game: string;
  constructor(game: string, { key, message, values }: BadText) {
    super(key, message, values);
    this.game = game;
  }
}

/** Stores the analysis of a pasted text: an analysis, a record, a position or a link. Returns its path; throws a BadText. */
export async function adoptText(pasted: string): Promise<string> {
  const text = pasted.trim();
  if (text.length > MAX_TEXT) throw new BadText('analysis-long', 'The text is too long.');
  if (/^https?:\/\//.test(text)) return adoptLink(new URL(text));
  const raw = parsed(text);
  if (isFields(raw) && 'analysis' in raw) {
    const analysis = readAnalysis(text);
    await checkAnalysis(analysis);
    return adoptFile(analysis);
  }
  if (isFields(raw) && 'tablee' in raw) return adoptRecord(parseRecord(text));
  return adoptFile({ start: await startAt(text), tree: EMPTY_TREE });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Positions of some games are not JSON.
    return null;
  }
}

async function adoptRecord(record: GameRecord): Promise<string> {
  if (findCard(record.game) && !hasGame(record.game, record.rules))
    throw new BadText('unknown-rules', `There are no rules ${record.rules} of ${record.game}.`);
  const end = replay(await loadGame(record.game, record.rules), record);
  if (!end.outcome && isSealed(record)) running();
  return adoptGame(record, record.entries.length);
}

/** Must agree with the routes of tables and replays. */
const TABLE = /^\/t\/(?<id>[\w-]+)(?:\/replay)?$/;
const LOCAL = /^\/partie\/(?<id>[\w-]+)(?:\/revoir)?$/;

/** A link to a finished game of this site. */
async function adoptLink(url: URL): Promise<string> {
  const unknown = () => new BadText('analysis-link', 'This link leads to no game of this site.');
  if (url.origin !== location.origin) throw unknown();
  const table = TABLE.exec(url.pathname)?.groups?.id;
  if (table !== undefined) return adoptTable(table);
  const local = findGame(LOCAL.exec(url.pathname)?.groups?.id ?? '');
  if (local) {
    const game = await loadGame(local.record.game, local.record.rules);
    const { outcome } = replay(game, local.record);
    return outcome ? adoptRecord(openRecord(local.record, local.seed, outcome)) : running();
  }
  if (url.pathname !== '/replay') throw unknown();
  return adoptRecord(await unpackRecord(url.hash.slice(1)).catch(() => Promise.reject(unknown())));
}

async function adoptTable(id: string): Promise<string> {
  const { outcome } = await fetchHistory(id, findTable(id)?.token ?? null);
  return outcome ? adoptRecord(readRecord(await fetchRecord(id))) : running();
}

/** The start of a position text, whichever game it is of. */
async function startAt(text: string): Promise<Start> {
  const problems: BadPosition[] = [];
  for (const { id } of CARDS) {
    const game = await loadGame(id);
    const found = findTableOf(game, text);
    if (found instanceof BadText) problems.push(new BadPosition(id, found));
    else {
      if (await isBeingPlayed(id, text)) running();
      const { seats, options } = found;
      return { game: id, rules: game.rules, seats, options, position: completed(game, found, text) };
    }
  }
  throw (
    problems.find(({ key }) => key !== 'position-shape') ??
    new BadText('analysis-text', 'This is no position, no game and no analysis.')
  );
}

/** The table a position fits: its text does not hold all options. Else why it fits none. */
function findTableOf(game: Game, text: string): Table | BadText {
  let why: BadText | null = null;
  for (const table of tablesOf(game)) {
    try {
      game.readState(text, table);
      return table;
    } catch (error) {
      if (!(error instanceof BadText)) throw error;
      // It is not even written as a position of this game.
      if (error.key === 'position-shape') return error;
      why ??= error;
    }
  }
  return why ?? new BadText('position-shape', 'This game has no tables.');
}

/** Tables with the default options, with those of a preset, and with one option changed. */
function* tablesOf(game: Game): Generator<Table> {
  const usual = defaultOptions<OptionSheet>(game.options);
  const changes = [{}, ...Object.values(game.presets), ...singleChanges(game.options)];
  for (const change of changes)
    for (const seats of game.traits.seats)
      try {
        yield readTable(game, seats, { ...usual, ...change });
      } catch (error) {
        // These options do not go together with this number of seats.
        if (!(error instanceof BadText)) throw error;
      }
}

type Change = { readonly [name: string]: boolean | string };

const singleChanges = (sheet: OptionSheet): readonly Change[] =>
  Object.entries(sheet).flatMap(([name, option]): readonly Change[] => {
    if (option.kind === 'flag') return [{ [name]: !option.initial }];
    return option.kind === 'choice' ? option.of.map(value => ({ [name]: value })) : [];
  });

/** A copied view hides cards: they are drawn, so that the position can be played. */
function completed(game: Game, table: Table, text: string): string {
  const state = game.readState(text, table);
  if (!game.traits.secrets) return text;
  const [seat = 0] = game.actors(state);
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return game.writeState(game.imagine(game.redact(state, 'referee'), seat, searchChance(seed)));
}

/** A position of a running game by link of this device. Without a network this cannot be known. */
async function isBeingPlayed(game: string, text: string): Promise<boolean> {
  const tables = listTables().filter(table => table.game === game && !table.over);
  const found = await Promise.all(
    tables.map(async ({ id, token }) => {
      try {
        const { chapters, outcome } = await fetchHistory(id, token ?? null);
        return !outcome && chapters.some(({ n, view }) => n > 0 && view === text);
      } catch {
        return false;
      }
    }),
  );
  return found.includes(true);
}
