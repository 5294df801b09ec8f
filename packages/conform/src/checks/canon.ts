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
      haveSameBytes(bytesOf(a), bytesOf(b))
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

function haveSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const bytesOf = (x: ArrayBufferView): Uint8Array => new Uint8Array(x.buffer, x.byteOffset, x.byteLength);

/** Adds the objects within `x` that may be changed. */
function addParts(x: unknown, parts: Set<object>): void {
  if (typeof x !== 'object' || x === null) return;
  if (!Object.isFrozen(x)) parts.add(x);
  if (ArrayBuffer.isView(x)) parts.add(x.buffer);
  else if (Array.isArray(x) || x instanceof Set) for (const part of x) addParts(part, parts);
  else if (x instanceof Map) {
    for (const [k, v] of x) {
      addParts(k, parts);
      addParts(v, parts);
    }
  } else for (const k of Object.keys(x)) addParts(x[k as never], parts);
}

/** The path of the first object within `x` that is one of `parts`. Frozen objects are never among them. */
function findPart(x: unknown, parts: ReadonlySet<object>, path: string): string | null {
  if (typeof x !== 'object' || x === null) return null;
  if (parts.has(x)) return path || '(the whole)';
  if (ArrayBuffer.isView(x)) return parts.has(x.buffer) ? `${path}.buffer` : null;
  const inner =
    x instanceof Map
      ? [...x].flatMap(([k, v], i) => [[`key ${i}`, k] as const, [`value ${i}`, v] as const])
      : x instanceof Set
        ? [...x].map((v, i) => [`item ${i}`, v] as const)
        : Object.entries(x);
  for (const [name, part] of inner) {
    if (typeof part !== 'object' || part === null) continue;
    const found = findPart(part, parts, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** The path of an object in `b` that is also in `a`. Frozen objects may be shared. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const parts = new Set<object>();
  addParts(a, parts);
  return findPart(b, parts, '');
}

/** An excerpt around the first difference of two values. */
export function difference(a: unknown, b: unknown): string {
  const [x, y] = [canon(a), canon(b)];
  let i = 0;
  while (i < x.length && x[i] === y[i]) i++;
  const from = Math.max(0, i - 30);
  return `…${x.slice(from, i + 40)}… against …${y.slice(from, i + 40)}…`;
}
