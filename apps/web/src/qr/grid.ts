import { versionFor, wordsFor } from './words.ts';

/** A square of dark (true) and light modules. */
export type Grid = readonly (readonly boolean[])[];
type Draft = { readonly size: number; readonly dark: boolean[][]; readonly fixed: boolean[][] };

const rows = (size: number): boolean[][] =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

function set({ dark, fixed, size }: Draft, x: number, y: number, value: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y]![x] = value;
  fixed[y]![x] = true;
}

/** Rings around a centre: dark where the distance is not in `light`. */
function drawRings(draft: Draft, cx: number, cy: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(draft, cx + dx, cy + dy, !light.includes(ring));
    }
  }
}

/** Where the small squares of larger codes sit. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** Fifteen bits: level M (00) and mask, with their own correction. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

function drawFormat(draft: Draft, mask: number): void {
  const { size } = draft;
  const bits = formatBits(mask);
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(draft, 8, i, bit(i));
  set(draft, 8, 7, bit(6));
  set(draft, 8, 8, bit(7));
  set(draft, 7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(draft, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(draft, size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(draft, 8, size - 15 + i, bit(i));
  set(draft, 8, size - 8, true);
}

function drawVersion(draft: Draft, version: number): void {
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const far = draft.size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    const value = ((bits >>> i) & 1) === 1;
    set(draft, far, near, value);
    set(draft, near, far, value);
  }
}

function drawFixed(draft: Draft, version: number): void {
  const { size } = draft;
  for (let i = 0; i < size; i++) {
    set(draft, 6, i, i % 2 === 0);
    set(draft, i, 6, i % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const [x, y] of corners) drawRings(draft, x, y, 4, [2, 4]);
  const places = alignments(version);
  const last = places.length - 1;
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const onFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!onFinder) drawRings(draft, x, y, 2, [1]);
    }
  }
  drawFormat(draft, 0);
  drawVersion(draft, version);
}

/** Two columns at a time from the right, up and down, around what is fixed. */
function drawWords(draft: Draft, words: readonly number[]): void {
  const { size } = draft;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (draft.fixed[y]![x]) continue;
        draft.dark[y]![x] = (((words[i >>> 3] ?? 0) >>> (7 - (i & 7))) & 1) === 1;
        i++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(draft: Draft, mask: number): Draft {
  const copy = { ...draft, dark: draft.dark.map(row => [...row]) };
  const flips = MASKS[mask]!;
  for (let y = 0; y < draft.size; y++) {
    for (let x = 0; x < draft.size; x++) {
      if (!draft.fixed[y]![x] && flips(x, y)) copy.dark[y]![x] = !copy.dark[y]![x];
    }
  }
  drawFormat(copy, mask);
  return copy;
}

/** How hard a code is to read: long runs, blocks, false finders, too much of one shade. */
function penalty({ size, dark }: Draft): number {
  const lines = [...dark, ...dark.map((_, x) => dark.map(row => row[x]!))];
  let total = 0;
  for (const line of lines) {
    const text = line.map(d => (d ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    total += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const shade = dark[y]![x];
      if (shade === dark[y]![x + 1] && shade === dark[y + 1]![x] && shade === dark[y + 1]![x + 1]) total += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return total + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** The code for a text; null when it is too long. */
export function drawQr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const size = version * 4 + 17;
  const draft: Draft = { size, dark: rows(size), fixed: rows(size) };
  drawFixed(draft, version);
  drawWords(draft, wordsFor(bytes, version));
  const best = MASKS.map((_, mask) => masked(draft, mask)).sort((a, b) => penalty(a) - penalty(b))[0]!;
  return best.dark;
}
