import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { results } from '../result-words.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));

/** Ids become names of constants. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Replaces the sample's name, in its three spellings. */
const rename = (text: string, id: string): string =>
  text.replaceAll('GAMEID', id.toUpperCase()).replaceAll('Gameid', capital(id)).replaceAll('gameid', id);

function writePart(part: string, folder: string, id: string): string[] {
  const source = join(TEMPLATE, part);
  return [...filesUnder(source)].map(file => {
    const target = join(folder, rename(relative(source, file), id));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(file, 'utf8'), id));
    return target;
  });
}

/** The one line of the catalogue, among the others in alphabetical order. */
function addToCatalogue(id: string): string {
  const file = join(ROOT, 'packages/catalogue/src/games.ts');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const exported = lines.filter(line => line.startsWith('export '));
  exported.push(`export { manifest as ${id} } from '@tablee/${id}/manifest';`);
  const comments = lines.filter(line => !line.startsWith('export '));
  writeFileSync(file, `${[...comments, ...exported.sort()].join('\n')}\n`);
  return file;
}

function addDependency(folder: string, id: string): string {
  const file = join(ROOT, folder, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly version: string;
    readonly dependencies: { readonly [name: string]: string };
  };
  const all = Object.entries({ ...dependencies, [`@tablee/${id}`]: rest.version }).sort();
  const text = JSON.stringify({ ...rest, dependencies: Object.fromEntries(all) }, null, 2);
  writeFileSync(file, `${text}\n`);
  return file;
}

export const newgame: Command = {
  words: 'id',
  takes: ['into', 'json'],
  async run(typed, io) {
    const [id] = typed.words;
    if (id === undefined) throw new Wrong(mistakes.whatName);
    if (!/^[a-z][a-z0-9]{1,29}$/.test(id)) throw new Wrong(mistakes.notPlain(id));
    if (RESERVED.split(' ').includes(id)) throw new Wrong(mistakes.reserved(id));
    const into = typed.text('into');
    const folder = join(into ?? join(ROOT, 'packages/games'), id);
    const board = join(ROOT, 'apps/web/src/games', id);
    for (const taken of into === null ? [folder, board] : [folder])
      if (existsSync(taken)) throw new Wrong(mistakes.exists(taken));
    const written = writePart('game', folder, id);
    if (into === null) {
      written.push(...writePart('board', board, id), ...writePart('e2e', join(ROOT, 'e2e'), id));
      written.push(
        addToCatalogue(id),
        ...['packages/catalogue', 'apps/web'].map(to => addDependency(to, id)),
      );
    }
    if (io.json) io.value(written);
    else for (const file of written) io.line(file);
    io.note(results.next(join(folder, 'test')));
    return OK;
  },
};
