import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../wrong.ts';

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../../packages/games/', import.meta.url));

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The template is a package that compiles; only its name is replaced, in its three spellings. */
const rename = (text: string, id: string): string =>
  text.replaceAll('GAMEID', id.toUpperCase()).replaceAll('Gameid', capital(id)).replaceAll('gameid', id);

export const newgame: Command = {
  usage: 'tablee newgame <id> [--into folder] [--json]',
  about: 'a folder for a new game; its conformance test fails until it is a game',
  async run(args, io) {
    const typed = readArguments(args, { into: { type: 'string' }, json: { type: 'boolean' } });
    const [id, more] = typed.words;
    if (id === undefined) throw new Wrong('What is the game called? Say its id, a plain lower-case word.');
    if (more !== undefined) throw new Wrong(`"${more}" is one word too many.`);
    if (!/^[a-z][a-z0-9]{1,29}$/.test(id)) throw new Wrong(`"${id}" is not a plain lower-case word.`);
    const folder = join(typed.text('into') ?? GAMES, id);
    if (existsSync(folder)) throw new Wrong(`"${folder}" is there already.`);
    const written = [...filesUnder(TEMPLATE)].map(file => {
      const target = join(folder, relative(TEMPLATE, file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, rename(readFileSync(file, 'utf8'), id));
      return target;
    });
    if (io.json) io.value(written);
    else for (const file of written) io.line(file);
    io.note(`Next: npm install links the package; then npx vitest run ${join(folder, 'test')}`);
    return OK;
  },
};
