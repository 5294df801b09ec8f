import type { Markup } from './xml.ts';

/** Style sheets as lists of rules, with nesting resolved. Only what can match a still drawing is kept. */

type Compound = {
  readonly tag: string | null;
  readonly classes: readonly string[];
  readonly id: string | null;
  readonly root: boolean;
  readonly not: readonly Compound[];
};
/** From the element itself outwards. `child`: the next compound is its parent, not any ancestor. */
type Step = { readonly compound: Compound; readonly child: boolean };

export type Rule = {
  readonly steps: readonly Step[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
  readonly weight: number;
};

/** An element and those around it, nearest first. */
export type Lineage = { readonly element: Markup; readonly parent: Lineage | null };

export function readRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  readBlock(css.replace(/\/\*[\s\S]*?\*\//g, ''), [''], rules);
  return rules;
}

/** Reads declarations and nested rules of one block. `parents`: the selectors of the rule around it. */
function readBlock(body: string, parents: readonly string[], rules: Rule[]): void {
  const declarations: [string, string][] = [];
  const nested: [string, string][] = [];
  let at = 0;
  while (at < body.length) {
    const end = nextOf(body, at, ';{');
    const head = body.slice(at, end).trim();
    if (body[end] === '{') {
      const close = closing(body, end);
      // Rules for screens, animations and fonts do not concern a picture.
      if (!head.startsWith('@')) nested.push([head, body.slice(end + 1, close)]);
      at = close + 1;
    } else {
      const colon = head.indexOf(':');
      if (colon > 0 && !head.startsWith('@'))
        declarations.push([head.slice(0, colon).trim(), head.slice(colon + 1).trim()]);
      at = end + 1;
    }
  }
  for (const selector of declarations.length > 0 ? parents : []) {
    const read = readSelector(selector);
    if (read) rules.push({ ...read, declarations });
  }
  for (const [head, inner] of nested) {
    const own = splitList(head);
    const joined = parents.flatMap(parent => own.map(selector => nest(parent, selector)));
    readBlock(inner, joined, rules);
  }
}

const nest = (parent: string, selector: string): string =>
  selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`.trim();

function nextOf(text: string, from: number, wanted: string): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (depth === 0 && wanted.includes(text[i]!)) return i;
  }
  return text.length;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}

/** Splits at the commas outside parentheses. */
export function splitList(text: string, at = ','): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = nextOf(text, from, at);
    parts.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return parts.filter(part => part !== '');
}

/** Null: the selector speaks of something a picture never has, such as focus. */
function readSelector(text: string): Pick<Rule, 'steps' | 'weight'> | null {
  const parts = text.replace(/\s*>\s*/g, ' > ').split(/\s+/);
  const steps: Step[] = [];
  let child = false;
  for (const part of parts) {
    if (part === '>') {
      child = true;
      continue;
    }
    const compound = readCompound(part);
    if (!compound) return null;
    steps.unshift({ compound, child });
    child = false;
  }
  const weight = steps.reduce((sum, { compound }) => sum + weightOf(compound), 0);
  return { steps, weight };
}

const SIMPLE = /^(?:(?<tag>[\w-]+)|\.(?<cls>[\w-]+)|#(?<id>[\w-]+)|(?<root>:root)|:not\((?<not>[^)]*)\)|\*)/;

function readCompound(text: string): Compound | null {
  const compound = { tag: null as string | null, classes: [] as string[], id: null as string | null };
  const not: Compound[] = [];
  let root = false;
  for (let rest = text; rest !== ''; ) {
    const groups = SIMPLE.exec(rest);
    if (!groups) return null;
    const { tag, cls, id, root: isRoot, not: inner } = groups.groups!;
    if (tag) compound.tag = tag;
    else if (cls) compound.classes.push(cls);
    else if (id) compound.id = id;
    else if (isRoot) root = true;
    else if (inner !== undefined) {
      const read = splitList(inner).map(readCompound);
      if (read.includes(null)) return null;
      not.push(...(read as Compound[]));
    }
    rest = rest.slice(groups[0].length);
  }
  return { ...compound, root, not };
}

const weightOf = ({ tag, classes, id, root, not }: Compound): number =>
  (tag ? 1 : 0) +
  100 * (classes.length + (root ? 1 : 0)) +
  (id ? 10_000 : 0) +
  Math.max(0, ...not.map(weightOf));

const classesOf = ({ attributes }: Markup): readonly string[] => attributes.get('class')?.split(/\s+/) ?? [];

function fits({ element, parent }: Lineage, compound: Compound): boolean {
  const own = classesOf(element);
  return (
    (compound.tag === null || compound.tag === element.name) &&
    compound.classes.every(name => own.includes(name)) &&
    (compound.id === null || compound.id === element.attributes.get('id')) &&
    (!compound.root || parent === null) &&
    !compound.not.some(each => fits({ element, parent }, each))
  );
}

export function matches(lineage: Lineage, steps: readonly Step[]): boolean {
  const [first, ...rest] = steps;
  if (!first || !fits(lineage, first.compound)) return false;
  if (rest.length === 0) return true;
  for (let around = lineage.parent; around; around = around.parent) {
    if (matches(around, rest)) return true;
    if (first.child) return false;
  }
  return false;
}
