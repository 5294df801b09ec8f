import { type Lineage, matches, type Rule, splitList } from './rules.ts';
import { resolve, type Variables } from './values.ts';
import { encode, type Markup } from './xml.ts';

/**
 * Writes a drawing of the page as an SVG without style sheets, classes, variables and copies, for renderers that know
 * little CSS. HTML around and between the drawings is left out.
 */

/** The transform and opacity of a piece (`data-piece`) while it moves. */
export type Moved = ReadonlyMap<string, { readonly transform: string; readonly opacity: string }>;

export type FlattenOptions = {
  readonly rules: readonly Rule[];
  readonly variables: Variables;
  readonly moved?: Moved | undefined;
};

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'text', 'tspan', 'image'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'filter'];
const DRAWN = new Set(['g', 'defs', ...SHAPES, ...PAINTS]);
/** In `defs`, other elements are templates of copies. */
const KEPT_IN_DEFS = new Set(PAINTS);
const isDrawn = (name: string): boolean => DRAWN.has(name) || name.startsWith('fe');

/** Properties that SVG also knows as attributes. */
const PAINTED = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset opacity stop-color stop-opacity color font-family font-size font-weight font-style letter-spacing
  text-anchor paint-order visibility clip-path mask mix-blend-mode`.split(/\s+/),
);
const DROPPED = /^(?:class|style|role|tabindex|href|key|on.*|aria-.*|data-.*)$/;

type Context = FlattenOptions & {
  readonly templates: ReadonlyMap<string, Markup>;
  readonly inDefs: boolean;
};

export function flatten(markup: Markup, options: FlattenOptions): string {
  const templates = new Map<string, Markup>();
  collect(markup, templates);
  const context = { ...options, templates, inDefs: false };
  return markup.children.map(child => write(child, null, context)).join('');
}

function collect(markup: Markup, templates: Map<string, Markup>): void {
  const id = markup.attributes.get('id');
  if (id !== undefined) templates.set(id, markup);
  for (const child of markup.children) if (typeof child !== 'string') collect(child, templates);
}

function write(child: Markup | string, parent: Lineage | null, context: Context): string {
  if (typeof child === 'string') return isDrawn(parent?.element.name ?? '') ? encode(child) : '';
  const { name } = child;
  if (context.inDefs && parent?.element.name === 'defs' && !KEPT_IN_DEFS.has(name)) return '';
  const lineage = { element: child, parent };
  const { attributes, variables } = styleOf(lineage, context);
  if (attributes.get('display') === 'none' || Number(attributes.get('opacity') ?? 1) === 0) return '';
  const inside = { ...context, variables, inDefs: context.inDefs || name === 'defs' };
  const written = (): string => child.children.map(each => write(each, lineage, inside)).join('');
  if (name === 'use') return tag('g', useAttributes(child, attributes), copyOf(child, inside));
  // The layers of a board are svg elements with the same view box.
  if (name === 'svg')
    return tag('g', new Map([...attributes].filter(([key]) => PAINTED.has(key))), written());
  if (!isDrawn(name)) return written();
  return tag(name, attributes, written());
}

/** A copy inherits from its place, but selectors match it as if its template stood alone. */
function copyOf(use: Markup, context: Context): string {
  const template = context.templates.get(use.attributes.get('href')?.slice(1) ?? '');
  if (!template) return '';
  const { attributes: own } = template;
  const bare = { ...template, attributes: new Map([...own].filter(([key]) => key !== 'id')) };
  return write(bare, null, { ...context, inDefs: false });
}

function useAttributes(use: Markup, attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [x, y] = [use.attributes.get('x') ?? '0', use.attributes.get('y') ?? '0'];
  const kept = new Map([...attributes].filter(([key]) => key !== 'x' && key !== 'y'));
  if (x !== '0' || y !== '0')
    kept.set('transform', `${kept.get('transform') ?? ''} translate(${x} ${y})`.trim());
  return kept;
}

function tag(name: string, attributes: ReadonlyMap<string, string>, inside: string): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${encode(value)}"`).join('');
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

/** The attributes of an element after its rules and its own style, and the variables its children inherit. */
function styleOf(
  lineage: Lineage,
  { rules, variables: inherited, moved }: Context,
): { readonly attributes: ReadonlyMap<string, string>; readonly variables: Variables } {
  const { element } = lineage;
  const style = element.attributes.get('style') ?? '';
  const declared = rules
    .filter(({ steps }) => matches(lineage, steps))
    .sort((a, b) => a.weight - b.weight)
    .flatMap(({ declarations }) => declarations)
    .concat(splitList(style, ';').map(readDeclaration));
  const own = declared.filter(([property]) => property.startsWith('--'));
  let variables = inherited;
  for (const [property, value] of own) variables = { ...variables, [property]: value };
  for (const [property] of own)
    variables = { ...variables, [property]: resolve(variables[property]!, variables) };
  const attributes = new Map([...element.attributes].filter(([key]) => !DROPPED.test(key)));
  for (const [property, value] of declared) apply(attributes, property, resolve(value, variables));
  const motion = moved?.get(element.attributes.get('data-piece') ?? '');
  if (motion) {
    attributes.set('transform', motion.transform);
    attributes.set('opacity', motion.opacity);
  }
  return { attributes, variables };
}

const readDeclaration = (text: string): readonly [string, string] => {
  const colon = text.indexOf(':');
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
};

const FONT = /^(?<weight>\d+) (?<size>[\d.]+)px(?:\s*\/\s*[\d.]+)? (?<family>.+)$/;

function apply(attributes: Map<string, string>, property: string, value: string): void {
  if (PAINTED.has(property) || property === 'display')
    attributes.set(property, value.replace(/(?<=\d)px\b/g, ''));
  else if (property === 'transform') attributes.set('transform', plainTransform(value));
  else if (property === 'translate')
    attributes.set(
      'transform',
      `${plainTransform(`translate(${value})`)} ${attributes.get('transform') ?? ''}`,
    );
  else if (property === 'font') {
    const { weight, size, family } = FONT.exec(value)?.groups ?? {};
    if (!weight || !size || !family) return;
    attributes.set('font-weight', weight).set('font-size', size).set('font-family', family);
  }
}

/** CSS transforms with units, as SVG writes them. */
export const plainTransform = (value: string): string =>
  value === 'none'
    ? ''
    : value
        .replace(/(?<=\d)(?:px|deg)\b/g, '')
        .replace(/translateY\(([^)]*)\)/g, 'translate(0 $1)')
        .replace(/translateX\(([^)]*)\)/g, 'translate($1 0)')
        .replace(/scaleY\(([^)]*)\)/g, 'scale(1 $1)')
        .replace(/scaleX\(([^)]*)\)/g, 'scale($1 1)')
        .replaceAll(',', ' ');
