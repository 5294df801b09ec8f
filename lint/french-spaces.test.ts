import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** French sets a space before : ; ! ? » and after «. It must not break, or a line begins with the sign. */

const root = join(import.meta.dirname, '..');

/** Files named after the language: `fr.ts`, `fr-link.ts`, `cover-fr.ts`. */
const files = globSync(['apps/web/src/**/*.ts', 'packages/games/*/src/**/*.ts'], { cwd: root })
  .filter(file => /(^|[/-])fr[.-][^/]*$/.test(file))
  .sort();

/** The texts of a source: its strings, and the parts of its templates outside of `${…}`. */
function* textsOf(source: string): Generator<string> {
  /** For each template that is open, the braces open in its expression; -1: in its text. */
  const open: number[] = [];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    if (open.at(-1) === -1) {
      const [text] = /^(?:[^`\\$]|\\.|\$(?!\{))*/.exec(rest)!;
      yield text;
      at += text.length;
      if (source[at] === '`') open.pop();
      else open[open.length - 1] = 0;
      at += source[at] === '`' ? 1 : 2;
      continue;
    }
    const [skipped] = /^(?:\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|[\s\S])/.exec(rest)!;
    if (skipped.startsWith("'")) yield skipped.slice(1, -1);
    if (skipped === '`') open.push(-1);
    if (open.length > 0 && skipped === '{') open[open.length - 1]!++;
    if (open.length > 0 && skipped === '}') open[open.length - 1]!--;
    at += skipped.length;
  }
}

const breaking = (source: string): readonly string[] =>
  [...textsOf(source)].filter(text => / [:;!?»]|« /.test(text));

describe('French texts', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(40);
    const sample = `n < 2 ? 'un' : \`\${n ? 'Oui !' : \`\${b}« non\`} : x\`; // ici : rien`;
    expect(breaking(sample)).toEqual(['Oui !', '« non', ' : x']);
  });

  it.each(files)('have spaces that do not break: %s', file => {
    expect(breaking(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});
