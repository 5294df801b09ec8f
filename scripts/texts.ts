// `npm run texts`: every text of the product as a Markdown table with its key, French, English, and the files that use
// it. For reading all texts side by side. `npm run texts -- tock` prints those of one game.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, loadCover, loadRulesPage, loadWords } from '@tablee/catalogue';

type Texts = { readonly [key: string]: unknown };
type Row = { readonly key: string; readonly fr: string; readonly en: string };

const root = join(import.meta.dirname, '..');

/** A message with parameters is shown as the expression it returns. */
const textOf = (value: unknown): string =>
  typeof value === 'function'
    ? value
        .toString()
        .replace(/^[^=]*=>\s*/, '')
        .replace(/\s+/g, ' ')
    : String(value ?? '');

function* rowsOf(fr: unknown, en: unknown, path: string): Generator<Row> {
  if (typeof fr === 'object' && fr !== null) {
    const keys = new Set([...Object.keys(fr), ...Object.keys((en ?? {}) as Texts)]);
    for (const key of keys)
      yield* rowsOf((fr as Texts)[key], (en as Texts | undefined)?.[key], `${path}.${key}`);
  } else yield { key: path, fr: textOf(fr), en: textOf(en) };
}

const load = async (file: string): Promise<Texts> => {
  const { default: _, ...found } = (await import(join(root, file))) as Texts;
  return found;
};

/** A file with one export is its texts; with several, each has the name of its export. */
const textsIn = async (file: string): Promise<unknown> => {
  const found = Object.entries(await load(file)).filter(([, value]) => typeof value === 'object');
  return found.length === 1 ? found[0]![1] : Object.fromEntries(found);
};

/** Files in French that have a twin in English: `fr.ts`, `fr-link.ts`, `advice-fr.ts`. */
const FRENCH = /(^|[/-])fr(?=[.-][^/]*$)/;
const twins = globSync(
  ['apps/web/src/**/fr{,-*}.ts', 'packages/games/*/src/messages/{advice,changes}-fr.ts'],
  {
    cwd: root,
  },
).sort();
/** Files whose exports hold both languages. */
const both = globSync(
  [
    'apps/web/src/games/*/{text,lineups,figures}/{words,text}.ts',
    'apps/web/src/games/*/review/review.ts',
    'apps/cli/src/{*-words,mistakes,language}.ts',
  ],
  { cwd: root },
).sort();

type Bilingual = { readonly fr: unknown; readonly en: unknown };
const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

function* bilingualIn(value: unknown): Generator<Bilingual> {
  if (isBilingual(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) if (isBilingual(part)) yield part;
}

/** The sources of the page, read once: a key appears where its last word is read as a property. */
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/**/src/**/*.ts'], { cwd: root })
  .filter(file => !/\/(messages|text|node_modules)\/|\/(fr|en)\.ts$/.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function usersOf(key: string): string {
  const last = key.split('.').findLast(word => !/^\d+$/.test(word)) ?? key;
  const used = sources
    .filter(({ text }) => text.includes(`.${last}`))
    .map(({ file }) => file.split('/').at(-1));
  return used.length > 4 ? `${used.slice(0, 4).join(', ')} …` : used.join(', ');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

async function print(title: string, fr: unknown, en: unknown): Promise<void> {
  console.log(`\n## ${title}\n\n| key | French | English | used in |\n|---|---|---|---|`);
  for (const row of rowsOf(fr, en, ''))
    console.log(`| ${row.key.slice(1)} | ${cell(row.fr)} | ${cell(row.en)} | ${usersOf(row.key)} |`);
}

const wanted = process.argv[2];
const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
}).trim();
console.log(`# Texts at revision ${revision}`);
const isWanted = (file: string): boolean => wanted === undefined || file.includes(`/games/${wanted}/`);
for (const file of twins) {
  if (!isWanted(file) || !FRENCH.test(file)) continue;
  await print(file.replace(/\.ts$/, ''), await textsIn(file), await textsIn(file.replace(FRENCH, '$1en')));
}
for (const file of both) {
  // Boards that load a language on demand have their texts in `fr.ts`.
  if (!isWanted(file) || existsSync(join(root, file.replace(/[^/]+$/, 'fr.ts')))) continue;
  for (const exported of Object.values(await load(file)))
    for (const { fr, en } of bilingualIn(exported)) await print(file.replace(/\.ts$/, ''), fr, en);
}
for (const { id } of CARDS) {
  if (wanted !== undefined && wanted !== id) continue;
  for (const [title, read] of [
    ['on the home page', loadCover],
    ['messages', loadWords],
    ['rules page', loadRulesPage],
  ] as const)
    await print(`${id}: ${title}`, await read(id, 'fr'), await read(id, 'en'));
}
