/**
 * A value as canonical text: equal texts mean equal values. The order of fields does not matter; -0 and the kind of
 * typed array do.
 */
export function canon(x: unknown): string {
  if (typeof x === 'string') return JSON.stringify(x);
  if (typeof x === 'bigint') return `${x}n`;
  if (Object.is(x, -0)) return '-0';
  if (typeof x !== 'object' || x === null) return String(x);
  if (Array.isArray(x)) return `[${Array.from(x, canon).join(',')}]`;
  if (ArrayBuffer.isView(x)) return `${x.constructor.name}[${bytesOf(x).join(',')}]`;
  if (x instanceof Set) return `Set[${Array.from(x, canon).join(',')}]`;
  if (x instanceof Map) return `Map[${Array.from(x, ([k, v]) => `${canon(k)}=>${canon(v)}`).join(',')}]`;
  const fields = Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([k, v]) => `${k}:${canon(v)}`).join(',')}}`;
}

/** Whether two values have the same canonical text, without writing it: most checks compare thousands of states. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && haveSameItems(a, b);
  if (ArrayBuffer.isView(a))
    return (
      ArrayBuffer.isView(b) &&
      a.constructor.name === b.constructor.name &&
      haveSameItems(bytesOf(a), bytesOf(b))
    );
  if (a instanceof Set) return b instanceof Set && haveSameItems([...a], [...b]);
  if (a instanceof Map) return b instanceof Map && haveSameItems([...a], [...b]);
  if (Array.isArray(b) || ArrayBuffer.isView(b) || b instanceof Set || b instanceof Map) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(k => Object.hasOwn(b, k) && isSame(a[k as never], b[k as never]));
}

function haveSameItems(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

const bytesOf = (x: ArrayBufferView): Uint8Array => new Uint8Array(x.buffer, x.byteOffset, x.byteLength);

function* partsOf(x: unknown, path: string): Generator<readonly [path: string, part: object]> {
  if (typeof x !== 'object' || x === null) return;
  yield [path, x];
  if (ArrayBuffer.isView(x)) {
    yield [`${path}.buffer`, x.buffer];
    return;
  }
  const inner =
    x instanceof Map
      ? [...x].flatMap(([k, v], i) => [[`key ${i}`, k] as const, [`value ${i}`, v] as const])
      : x instanceof Set
        ? [...x].map((v, i) => [`item ${i}`, v] as const)
        : Object.entries(x);
  for (const [name, part] of inner) yield* partsOf(part, `${path}.${name}`);
}

/** The path of an object in `b` that is also in `a`. Frozen objects may be shared. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const held = new Set<object>();
  for (const [, part] of partsOf(a, '')) if (!Object.isFrozen(part)) held.add(part);
  for (const [path, part] of partsOf(b, '')) if (held.has(part)) return path || '(the whole)';
  return null;
}

/** An excerpt around the first difference of two values. */
export function difference(a: unknown, b: unknown): string {
  const [x, y] = [canon(a), canon(b)];
  let i = 0;
  while (i < x.length && x[i] === y[i]) i++;
  const from = Math.max(0, i - 30);
  return `…${x.slice(from, i + 40)}… against …${y.slice(from, i + 40)}…`;
}
