/**
 * Which modules go into which file of the build. A folder of `src` is a chunk; the code of every page is one chunk.
 * Without this, Rolldown cuts a file for every set of screens that share a module, and many small files compress worse.
 */

type Chunk = { readonly name: (id: string) => string | null; readonly debugName: string };

/** Loaded with the first page, whichever it is. */
const PAGE: readonly RegExp[] = [
  /\/node_modules\/(?:preact|preact-iso|@preact|@noble)\//,
  /vite\/preload-helper/,
  /\/packages\/(?:kernel\/src\/(?!checkpoints|replay|verify)|catalogue\/src\/|games\/\w+\/manifest\.ts$)/,
  /tablee:covers$/,
  /\/web\/src\/(?:page|storage|session\/start)\/(?!begin-link)[^/]+$/,
  /\/web\/src\/(?:messages\/index|games\/(?:text|views))\.ts$/,
  // The emblem on the home page and the board draw the same pieces.
  /\/web\/src\/games\/tekao\/shapes\/[^/]+$/,
];

/** Parts of packages that are loaded together. */
const PACKAGES: readonly (readonly [name: string, part: RegExp])[] = [
  // The covers of all games: one file a language.
  ['covers-fr', /\/messages\/cover-fr\.ts$|covers-fr\.js$/],
  ['covers-en', /\/messages\/cover-en\.ts$|covers-en\.js$/],
  // Home and tables by link play no log again.
  ['replay-log', /\/packages\/kernel\/src\/(?:checkpoints|replay)\.ts$/],
  // The home page asks the server nothing by itself.
  ['api', /\/web\/src\/(?:api\/|session\/start\/begin-link)/],
  // Only a page that referees a table runs its commands.
  ['session-local', /\/packages\/table\/src\/(?:command\.ts|commands\/|similar-names|offers)/],
  // Only people who plan replies need them.
  ['table-extras', /\/packages\/table\/src\/reply-lines\.ts$/],
  ['clocks', /\/packages\/table\/src\/clocks\//],
  ['session', /\/packages\/table\/src\//],
  // Pictures to be shared: the drawing without style sheets, and the writer of clips.
  [
    'picture',
    /\/node_modules\/preact-render-to-string\/|\/web\/src\/(?:picture\/|games\/pictures\.ts$|styles\/tokens\.css\?inline$)/,
  ],
  ['gif', /\/node_modules\/gifenc\//],
  // T'Chako's physics is part of its rules.
  [
    'tchako-rules',
    /\/packages\/games\/tchako\/src\/(?!bot|messages|composer|advice|rules\/)|\/packages\/physics\/src\//,
  ],
];

/**
 * A room of a board is a chunk. `games/<id>/view.tsx` is a chunk of its own: in a room, it would make chunks import each
 * other in circles. So is `figures/`, with the parts of packages that only it uses. A file named after a language, such
 * as `fr.ts` or `board-fr.ts`, is a chunk of that language.
 */
const FOLDER =
  /\/web\/src\/(?<folder>bots|(?:board|session)(?:\/.+)?|(?:page|storage|screens)\/.+|games\/\w+\/(?!figures\/).+)\/(?:(?:[\w-]+-)?(?<language>fr|en)\.ts|[^/]*)$/;

function folderOf(path: string): string | null {
  const { folder, language } = FOLDER.exec(path)?.groups ?? {};
  if (!folder) return null;
  // Below a room of a board, folders only sort files.
  const parts = folder.split('/').slice(0, folder.startsWith('games/') ? 3 : undefined);
  return [...parts, ...(language ? [language] : [])].join('-').replace(/^(?:screens|games)-/, '');
}

function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!/\.(?:tsx?|m?js)$|\/tokens\.css\?inline$|^\0tablee:/.test(path)) return null;
  if (PAGE.some(part => part.test(path))) return 'page';
  return PACKAGES.find(([, part]) => part.test(path))?.[0] ?? folderOf(path);
}

export const CHUNKS: readonly Chunk[] = [{ name: chunkOf, debugName: 'folders' }];
