import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Checks which folders of an app import which, and that no files import each other in a circle. Biome sees the text of
 * an import, not the file behind it, and cannot say "this folder may import those".
 */

/** For each folder, the folders it may import; a folder may always import itself. The longest name that fits counts. */
export type Arrows = { readonly [folder: string]: readonly string[] };

type Import = { readonly from: string; readonly to: string };

// Static imports and re-exports, of types too; `import()` is a border between chunks, not an arrow.
const IMPORT = /^(?:import|export)\b[^;'"()=]*?(?:from\s*)?['"](?<path>\.{1,2}\/[^'"]+\.tsx?)['"]/gm;

function sourceFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function importsOf(root: string): Import[] {
  return sourceFiles(root).flatMap(from =>
    [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].map(({ groups }) => ({
      from,
      to: join(dirname(from), groups!.path!).replaceAll('\\', '/'),
    })),
  );
}

/** The longest declared folder that holds this file; `*` in a name stands for one folder. */
function folderOf(path: string, folders: readonly string[]): string | null {
  const parts = dirname(path) === '.' ? [] : dirname(path).split('/');
  const fits = (folder: string): boolean => {
    const wanted = folder === '.' ? [] : folder.split('/');
    return wanted.length <= parts.length && wanted.every((part, i) => part === '*' || part === parts[i]);
  };
  return folders.filter(fits).sort((a, b) => b.split('/').length - a.split('/').length)[0] ?? null;
}

/** What stands for the stars of a folder's name: files of two games are not in the same folder. */
const starsOf = (path: string, folder: string): string =>
  folder
    .split('/')
    .map((part, i) => (part === '*' ? path.split('/')[i] : ''))
    .join('/');

/** Imports that no arrow allows, as sentences. */
export function wrongArrows(root: string, arrows: Arrows): string[] {
  const folders = Object.keys(arrows);
  return importsOf(root).flatMap(({ from, to }) => {
    const source = folderOf(from, folders);
    const target = folderOf(to, folders);
    if (source === null) return [`${from} is in no folder that lint/arrows knows`];
    if (target === null) return to.startsWith('..') ? [`${from} imports ${to}, outside of ${root}`] : [];
    const starred = source.includes('*') && target.includes('*');
    const together = !starred || starsOf(from, source) === starsOf(to, target);
    const allowed = source === target || arrows[source]!.includes(target);
    return allowed && together ? [] : [`${from} imports ${to}: ${source} may not import ${target}`];
  });
}

/** Circles of files that import each other, each as a list of files; one circle per group. */
export function importCycles(root: string): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of importsOf(root)) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const seen = path.indexOf(file);
    if (seen >= 0) {
      cycles.push([...path.slice(seen), file]);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

/** The folders directly in `root`, each with the others that its files import. */
export function arrowsIn(root: string): Arrows {
  const arrows: { [folder: string]: string[] } = {};
  for (const { from, to } of importsOf(root)) {
    const [source, target] = [from, to].map(path => (path.includes('/') ? path.split('/')[0]! : '.'));
    if (to.startsWith('..') || source === target) continue;
    arrows[source!] = [...(arrows[source!] ?? []), target!];
  }
  return arrows;
}

/** Arrows that lead in a circle between folders. */
export function folderCycles(arrows: Arrows): string[][] {
  const cycles: string[][] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    const seen = path.indexOf(folder);
    if (seen >= 0) cycles.push([...path.slice(seen), folder]);
    else for (const to of arrows[folder] ?? []) visit(to, [...path, folder]);
  };
  for (const folder of Object.keys(arrows)) visit(folder, []);
  return cycles;
}
