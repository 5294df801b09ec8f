import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DRAW = new URL('../../../src/games/tchag/draw/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, DRAW), 'utf8');
const board = read('board.css');
const marks = read('marks.css');
const trace = readFileSync(new URL('../../../src/board/trace/trace.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** A colour of the board, for a theme. */
function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(board)?.[1] ?? '';
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  return both ? both[theme === 'light' ? 1 : 2]! : value;
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** The declarations of a rule inside `.tchag-board`. */
const rule = (selector: string): string => {
  const at = marks.indexOf(`  & ${selector} {`);
  expect(at, selector).toBeGreaterThan(0);
  return marks.slice(at, marks.indexOf('}', at));
};

const GROUNDS = ['slate-lit', 'slate-dim', 'granite-lit', 'granite-dim', 'sand-lit', 'sand-dim'];

describe('marks of possible moves', () => {
  it.each(['light', 'dark'] as const)(
    'have a ring or an edge with a contrast of 3 on every stone (%s)',
    theme => {
      const ring = colour('act', theme);
      const edge = colour('act-deep', theme);
      expect(contrast(ring, edge)).toBeGreaterThanOrEqual(3);
      for (const name of GROUNDS) {
        const ground = colour(name, theme);
        expect(Math.max(contrast(ring, ground), contrast(edge, ground)), name).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('all have that edge, wider than the ring', () => {
    const width = (text: string): number => Number(/stroke-width: ([\d.]+)/.exec(text)?.[1]);
    expect(rule('.halo.under')).toContain('var(--act-deep)');
    expect(width(rule('.halo.under'))).toBeGreaterThanOrEqual(width(rule('.halo')) + 4);
    expect(width(rule('.chosen .halo.under'))).toBeGreaterThanOrEqual(width(rule('.chosen .halo')) + 4);
    expect(marks).toMatch(/\.target\.under,\s+& \.aim\.under \{\s+stroke: var\(--act-deep\)/);
    for (const mark of ['.dot', '.arrow-body']) expect(rule(mark)).toContain('stroke: var(--act-deep)');
  });
});

describe('the trace of the last turn', () => {
  const named = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(trace)?.[1] ?? '';

  it.each(['light', 'dark'] as const)(
    'has a line or an edge with a contrast of 3 on every stone (%s)',
    theme => {
      const [line, edge] = [named('trace'), named('trace-deep')];
      expect(contrast(line, edge)).toBeGreaterThanOrEqual(7);
      for (const name of GROUNDS) {
        const ground = colour(name, theme);
        expect(Math.max(contrast(line, ground), contrast(edge, ground)), name).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
