/**
 * Assigns modules to chunks: a folder of `src` is one. By default Rolldown makes many small chunks, which compress
 * worse.
 */

type Chunk = { readonly name: (id: string) => string | null; readonly debugName: string };

/** Loaded with every page. */
const PAGE: readonly RegExp[] = [
  /\/node_modules\/(?:preact|preact-iso|@preact|@noble)\//,
  /vite\/preload-helper/,
  /\/packages\/(?:(?:kernel|catalogue)\/src\/|games\/\w+\/manifest\.ts$)/,
  /tablee:covers$/,
  /\/web\/src\/(?:api|page|storage|session\/start)\/[^/]+$/,
  /\/web\/src\/(?:messages\/index|games\/text)\.ts$/,
];

/** Parts of packages that are loaded together. */
const PACKAGES: readonly (readonly [name: string, part: RegExp])[] = [
  // Covers of all games: one chunk per language.
  ['covers-fr', /\/messages\/cover-fr\.ts$|covers-fr\.js$/],
  ['covers-en', /\/messages\/cover-en\.ts$|covers-en\.js$/],
  // Only a page that is the referee runs commands.
  ['session-local', /\/packages\/table\/src\/(?:command\.ts|commands\/|similar-names|offers)/],
  ['clock', /\/packages\/table\/src\/clocks\//],
  ['session', /\/packages\/table\/src\//],
  // The physics is part of the rules of T'Chako.
  [
    'tchako-rules',
    /\/packages\/games\/tchako\/src\/(?!bot|messages|composer|advice|rules\/)|\/packages\/physics\/src\//,
  ],
];

/**
 * `games/<id>/view.tsx` is a chunk of its own, otherwise chunks would import each other. A file such as `board-fr.ts`
 * is in the chunk of its language.
 */
const FOLDER =
  /\/web\/src\/(?<folder>bots|(?:board|session)(?:\/.+)?|(?:page|storage|screens)\/.+|games\/\w+\/.+)\/(?:(?:[\w-]+-)?(?<language>fr|en)\.ts|[^/]*)$/;

function folderOf(path: string): string | null {
  const { folder, language } = FOLDER.exec(path)?.groups ?? {};
  if (!folder) return null;
  // Folders inside a folder of a board are not chunks.
  const parts = folder.split('/').slice(0, folder.startsWith('games/') ? 3 : undefined);
  return [...parts, ...(language ? [language] : [])].join('-').replace(/^(?:screens|games)-/, '');
}

function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!/\.(?:tsx?|m?js)$|^\0tablee:/.test(path)) return null;
  if (PAGE.some(part => part.test(path))) return 'page';
  return PACKAGES.find(([, part]) => part.test(path))?.[0] ?? folderOf(path);
}

export const CHUNKS: readonly Chunk[] = [{ name: chunkOf, debugName: 'folders' }];
