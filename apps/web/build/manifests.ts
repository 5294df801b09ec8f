import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A build that contains a loader also contains the file it loads, so loaders that are not needed are removed. */
type Part = 'cover' | 'words' | 'rulesPage' | 'bot' | 'puzzles';

const CATALOGUE = fileURLToPath(new URL('../../../packages/catalogue/src/games.ts', import.meta.url));
const MANIFEST = /\/packages\/games\/(?<id>\w+)\/manifest\.ts$/;
const COVERS = 'tablee:covers';
const LANGUAGE_COVERS = /^tablee:covers-(?<language>fr|en)\.js$/;

/** `  bot: …,` on one line, or `  words: {` to its closing brace. */
const partOf = (part: Part): RegExp =>
  new RegExp(String.raw`^ {2}${part}: (?:\{\n(?: {4}.*\n)*? {2}\}|.*),\n`, 'm');

function without(code: string, parts: readonly Part[]): string {
  return parts.reduce((rest, part) => rest.replace(partOf(part), ''), code);
}

/** The page runs no bot, and loads all covers as one file per language. */
export function pageManifests(): Plugin {
  return {
    name: 'tablee-page-manifests',
    apply: 'build',
    enforce: 'pre',
    resolveId: source => (source === COVERS || LANGUAGE_COVERS.test(source) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${COVERS}`) return COVER_LOADERS;
      const language = LANGUAGE_COVERS.exec(id.slice(1))?.groups?.language;
      return language === undefined ? null : listCovers(language);
    },
    transform(code, id) {
      const game = MANIFEST.exec(id.replaceAll('\\', '/'))?.groups?.id;
      if (game === undefined) return null;
      const adapted = without(code, ['bot']).replace(partOf('cover'), `  cover: coverOf('${game}'),\n`);
      return { code: `import { coverOf } from '${COVERS}';\n${adapted}`, map: null };
    },
  };
}

/** The bot worker needs rules only. */
export function workerManifests(): Plugin {
  return {
    name: 'tablee-worker-manifests',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      MANIFEST.test(id.replaceAll('\\', '/'))
        ? { code: without(code, ['cover', 'words', 'rulesPage', 'puzzles']), map: null }
        : null,
  };
}

const COVER_LOADERS = `export const coverOf = id => ({
  fr: async () => (await import('tablee:covers-fr.js')).covers[id],
  en: async () => (await import('tablee:covers-en.js')).covers[id],
});
`;

/** The covers of all games of the catalogue. */
function listCovers(language: string): string {
  const listed = readFileSync(CATALOGUE, 'utf8').matchAll(/'@tablee\/(?<id>\w+)\/manifest'/g);
  const ids = [...listed].map(({ groups }) => groups!.id!);
  const imports = ids.map(id => `import { cover as ${id} } from '@tablee/${id}/cover/${language}';\n`);
  return `${imports.join('')}export const covers = { ${ids.join(', ')} };\n`;
}
