/** Reads the markup that preact-render-to-string writes: well formed, without comments or declarations. */

export type Markup = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Markup | string)[];
};
type Open = {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Markup | string)[];
};

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
/** HTML elements written without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'input']);

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ENTITIES[name]!);

export const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The elements and texts of some markup, as children of a nameless element. */
export function readMarkup(text: string): Markup {
  const top: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [top];
  for (const [, end, name, attributes, closed, words] of text.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (words !== undefined) parent.children.push(decode(words));
    else if (end) open.pop();
    else {
      const element: Open = { name: name!, attributes: readAttributes(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!closed && !VOID.has(name!)) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return top;
}

const readAttributes = (text: string): Map<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, decode(value ?? '')]));
