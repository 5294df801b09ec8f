import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CARDS } from '@tablee/catalogue';
import type { Part } from '../report.ts';

/** The part of Vite's manifest that is read here. */
type Manifest = {
  readonly [source: string]: {
    readonly file: string;
    readonly imports?: readonly string[];
    /** A worker's own file is an asset of the chunk that starts it. */
    readonly assets?: readonly string[];
  };
};

const dist = new URL('../../apps/web/dist/', import.meta.url);
const BEFORE_PAINT = 'before-paint.js';
const GAMES = CARDS.filter(card => card.playable).map(card => card.id);
const wordsOf = (game: string, name: string): string =>
  `../../packages/games/${game}/src/messages/${name}.ts`;
/** The home page says what each game is about in the game's own words: its cover, no more. */
const FIRST_SIGHT = ['index.html', 'src/messages/fr.ts', 'src/screens/home/home.tsx', 'tablee:covers-fr.js'];
/** With what every table is made of, fetched while one looks around. */
const HOME = [...FIRST_SIGHT, 'src/screens/table/table.tsx'];
const LINK_TABLE = 'src/screens/table/remote/remote-table.tsx';
/** A board's entry and its texts in French. */
const BOARD_FILES: readonly string[] = ['view.tsx', 'text/fr.ts'];
const boardOf = (game: string): readonly string[] =>
  BOARD_FILES.map(file => `src/games/${game}/${file}`).filter(file =>
    existsSync(new URL(`../../apps/web/${file}`, import.meta.url)),
  );
const tableOf = (game: string): readonly string[] => [
  ...boardOf(game),
  `../../packages/games/${game}/src/index.ts`,
  wordsOf(game, 'fr'),
  LINK_TABLE,
];
const BOT = ['../../packages/bots/src/index.ts', 'src/bots/worker.ts?worker'];

/** The JavaScript a page needs, compressed as it travels. */
export async function measureSizes(): Promise<Part> {
  const manifest = readManifest();
  const home = filesOf(manifest, HOME);
  const tables = GAMES.map(game => without(filesOf(manifest, tableOf(game)), home));
  const bot = without(filesOf(manifest, BOT), [...home, ...tables.flat()]);
  return {
    title: 'JavaScript of the pages, gzip',
    rows: [
      {
        name: 'home, at first sight',
        value: weigh([BEFORE_PAINT, ...filesOf(manifest, FIRST_SIGHT)]),
        unit: 'KB',
      },
      { name: 'home', value: weigh([BEFORE_PAINT, ...home]), unit: 'KB', target: { atMost: 60 } },
      ...tables.map((files, i) => ({
        name: `a table of ${GAMES[i]} by link, besides`,
        value: weigh(files),
        unit: 'KB',
        target: { atMost: 60 },
      })),
      { name: 'the worker of bots, before it loads a search', value: weigh(bot), unit: 'KB' },
    ],
  };
}

function readManifest(): Manifest {
  const file = fileURLToPath(new URL('.vite/manifest.json', dist));
  if (!existsSync(file)) throw new Error('the web app is not built');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** These entries and whatever they import, however deep. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the web app has no ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const asset of chunk.assets ?? []) files.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

const without = (files: Iterable<string>, loaded: Iterable<string>): string[] => {
  const there = new Set(loaded);
  return [...files].filter(file => !there.has(file));
};

const weigh = (files: readonly string[]): number =>
  files
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) / 1024;
