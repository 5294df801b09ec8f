import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CARDS } from '@tablee/catalogue';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Builds the page and measures the gzipped JavaScript of each screen. */

const KB = 1024;
type Chunk = Rolldown.OutputChunk;
let chunks: readonly Chunk[] = [];

beforeAll(async () => {
  // The production build: the test mode adds development code.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(b => ('output' in b ? b.output : []));
  chunks = outputs.filter(part => part.type === 'chunk');
});

/** The chunks that contain one of these modules (path endings, alternatives separated by `|`), and their imports. */
function needed(...modules: readonly string[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) add(chunks.find(c => c.fileName === next));
  };
  for (const module of modules) {
    const ends = module.split('|');
    const chunk = chunks.find(c => c.moduleIds.some(id => ends.some(end => id.endsWith(end))));
    if (!chunk) throw new Error(`no chunk holds ${module}`);
    add(chunk);
  }
  return found;
}

const weigh = (set: ReadonlySet<Chunk>): number =>
  [...set].reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);

const GAMES = CARDS.filter(card => card.playable).map(card => card.id);
/** Games whose boards have texts in a file per language. */
const BOARD_WORDS = ['tekao', 'tchang', 'dragons', 'tchako'];
const LOCAL = '/screens/table/local/local-table.tsx';
const LINK = '/screens/table/remote/remote-table.tsx';
/** KB as gzip, beyond the home page. */
const LIMITS = [
  [LOCAL, 60],
  [LINK, 60],
] as const;
/** The home page loads the covers of the games, not their other texts. */
const HOME = [
  '/src/main.tsx',
  '/screens/home/home.tsx',
  // Code of all tables, preloaded on the home page.
  '/screens/table/table.tsx',
  '/web/src/messages/fr.ts',
  ...GAMES.map(game => `/${game}/src/messages/cover-fr.ts`),
];
const tableOf = (game: string): readonly string[] => [
  `/games/${game}/src/index.ts`,
  `/games/${game}/src/messages/fr.ts`,
  `/src/games/${game}/view.tsx`,
  ...(BOARD_WORDS.includes(game) ? [`/src/games/${game}/text/fr.ts`] : []),
];

describe('size of the pages', () => {
  it('the home page loads at most 60 KB of JavaScript', () => {
    expect(weigh(needed(...HOME))).toBeLessThanOrEqual(60 * KB);
  });

  it.each(GAMES.flatMap(game => LIMITS.map(([screen, limit]) => [game, screen, limit] as const)))(
    'a table of %s (%s) loads at most %i KB more',
    (game, screen, limit) => {
      const home = needed(...HOME);
      const more = [...needed(...HOME, ...tableOf(game), screen)].filter(chunk => !home.has(chunk));
      expect(more.length).toBeGreaterThan(0);
      expect(weigh(new Set(more))).toBeLessThanOrEqual(limit * KB);
    },
  );

  it('neither loads a bot, a schema library, or the QR encoder', () => {
    const all = [...needed(...HOME, ...GAMES.flatMap(tableOf), LOCAL, LINK)];
    const modules = all.flatMap(chunk => chunk.moduleIds);
    const heavy = modules.filter(id => /\/packages\/bots\/|\/bot\/|zod|lean-qr/.test(id));
    expect(heavy).toEqual([]);
  });

  it('bots are built into the worker only', () => {
    const bots = chunks.flatMap(chunk => chunk.moduleIds).filter(id => /\/games\/\w+\/src\/bot/.test(id));
    expect(bots).toEqual([]);
  });
});
