import { splitList } from './rules.ts';

/** Values of style sheets as plain numbers and colours, which every SVG renderer reads. */

export type Variables = { readonly [name: string]: string };

/** The innermost function call of these. */
const CALL = /(var|light-dark|color-mix|calc|rgba?)\(([^()]*)\)/;

/** A picture is always drawn in the light theme: the first value of `light-dark`. */
export function resolve(value: string, variables: Variables): string {
  let text = value;
  for (let call = CALL.exec(text); call; call = CALL.exec(text)) {
    const [whole, name, inside] = call;
    text = text.replace(whole, () => evaluate(name!, inside!, variables));
  }
  return text.replaceAll('⟨', '(').replaceAll('⟩', ')');
}

function evaluate(name: string, inside: string, variables: Variables): string {
  const [first = '', ...others] = splitList(inside);
  switch (name) {
    case 'var':
      return variables[first] ?? others.join(', ');
    case 'light-dark':
      return first;
    case 'calc':
      return product(inside);
    case 'color-mix':
      return mix(first, others[0] ?? '', others[1] ?? '');
    default:
      return writeColour(readChannels(inside));
  }
}

/** Only products and quotients occur in drawings; units are dropped, as a unit of a drawing is a pixel. */
function product(text: string): string {
  const [first = '0', ...rest] = text.replaceAll('px', '').split(/\s*([*/])\s*/);
  let result = Number(first);
  for (let i = 0; i < rest.length; i += 2) {
    const by = Number(rest[i + 1]);
    result = rest[i] === '*' ? result * by : result / by;
  }
  return Number.isFinite(result) ? String(result) : '0';
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

function readChannels(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text
    .split(/[\s,/]+/)
    .filter(part => part !== '')
    .map(part => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)));
  return [red, green, blue, alpha];
}

/** Other brackets, so that the result is not taken for a call to be resolved. */
const writeColour = ([red, green, blue, alpha]: Colour): string =>
  alpha === 1
    ? `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
    : `rgba⟨${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha}⟩`;

function readColour(text: string): Colour {
  const hex = /^#(\w{3}|\w{6})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? [...hex].map(digit => digit + digit).join('') : hex;
    const part = (i: number): number => Number.parseInt(long.slice(2 * i, 2 * i + 2), 16);
    return [part(0), part(1), part(2), 1];
  }
  return readChannels(/⟨(.*)⟩/.exec(text)?.[1] ?? '0 0 0');
}

/** `color-mix(in oklab, a 78%, b)`. Mixed in sRGB: close enough for two woods. */
function mix(_space: string, one: string, other: string): string {
  const [colour = '', share = '50%'] = one.split(/\s+(?=[\d.]+%$)/);
  const part = Number.parseFloat(share) / 100;
  const [a, b] = [readColour(colour), readColour(other)];
  return writeColour(a.map((value, i) => value * part + b[i]! * (1 - part)) as unknown as Colour);
}
