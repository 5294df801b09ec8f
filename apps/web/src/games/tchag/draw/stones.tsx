/** Stone drawings: speckled granite and cleft slate, a few variants of each, used many times. */

export const LOOKS = 5;
const HALF = 47;

/** Seeded random numbers: every visit shows the same stones. */
function randomOf(seed: number): (low: number, high: number) => number {
  let a = Math.imul(seed, 0x9e3779b1);
  return (low, high) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return low + ((high - low) * ((t ^ (t >>> 14)) >>> 0)) / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);

/** A square with slightly irregular edges and corners. */
function outline(seed: number): string {
  const random = randomOf(seed);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => [x! * (HALF - random(0, 1.6)), y! * (HALF - random(0, 1.6))] as const);
  const path = corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4]!;
    const [px, py] = corners[(i + 3) % 4]!;
    const r = random(7, 13);
    const towards = (tx: number, ty: number): string => {
      const d = Math.hypot(tx - x, ty - y);
      return `${n(x + ((tx - x) * r) / d)} ${n(y + ((ty - y) * r) / d)}`;
    };
    return `${i === 0 ? 'M' : 'L'}${towards(px, py)}Q${n(x)} ${n(y)} ${towards(nx, ny)}`;
  });
  return `${path.join('')}Z`;
}

function specks(seed: number, count: number, least: number, most: number): string {
  const random = randomOf(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const r = random(least, most);
    const x = random(-43, 42);
    const y = random(-43, 42);
    path += `M${n(x)} ${n(y)}l${n(r * random(0.6, 1.2))} ${n(random(-r, r) * 0.4)} ${n(random(-r, r) * 0.5)} ${n(r * random(0.6, 1.1))} ${n(-r)} ${n(random(-r, 0) * 0.4)}z`;
  }
  return path;
}

/** The layers of slate: long shallow lines across the stone. */
function clefts(seed: number, count: number): string {
  const random = randomOf(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const y = -40 + (80 * (i + random(0.1, 0.9))) / count;
    const x = random(-43, 0);
    const end = Math.min(43, x + random(20, 60));
    const third = (end - x) / 3;
    path += `M${n(x)} ${n(y)}c${n(third)} ${n(random(-4, 4))} ${n(2 * third)} ${n(random(-4, 4))} ${n(3 * third)} ${n(random(-3, 1))}`;
  }
  return path;
}

const LOOK_NUMBERS = Array.from({ length: LOOKS }, (_, i) => i);

/** The drawing of a stone, chosen by its id. */
export const stoneLook = (kind: string, id: string): string => {
  let sum = 0;
  for (const letter of id) sum = sum * 31 + letter.charCodeAt(0);
  return `#tchag-${kind}-${sum % LOOKS}`;
};

export function StoneDefs() {
  return (
    <>
      <linearGradient id="tchag-black" x1="0" y1="0" x2="0.7" y2="1">
        <stop class="tchag-slate-lit" offset="0" />
        <stop class="tchag-slate-dim" offset="1" />
      </linearGradient>
      <linearGradient id="tchag-grey" x1="0" y1="0" x2="0.7" y2="1">
        <stop class="tchag-granite-lit" offset="0" />
        <stop class="tchag-granite-dim" offset="1" />
      </linearGradient>
      <linearGradient id="tchag-bevel" x1="0.1" y1="0" x2="0.5" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
        <stop offset="0.45" stop-color="#fff" stop-opacity="0.04" />
        <stop offset="0.6" stop-color="#000" stop-opacity="0.05" />
        <stop offset="1" stop-color="#000" stop-opacity="0.5" />
      </linearGradient>
      {LOOK_NUMBERS.map(i => (
        <Slate key={`b${i}`} look={i} />
      ))}
      {LOOK_NUMBERS.map(i => (
        <Granite key={`g${i}`} look={i} />
      ))}
      <g id="tchag-shadow">
        <rect class="tchag-shade-far" x={-47} y={-40} width={102} height={102} rx={18} />
        <rect class="tchag-shade-near" x={-47} y={-44} width={97} height={101} rx={14} />
      </g>
    </>
  );
}

function Slate({ look }: { look: number }) {
  const shape = outline(look + 1);
  return (
    <g id={`tchag-black-${look}`}>
      <path class="tchag-slate-side" d={shape} transform="translate(0 5)" />
      <path fill="url(#tchag-black)" d={shape} />
      <path class="tchag-cleft-dark" d={clefts(look + 21, 5)} />
      <path class="tchag-cleft-lit" d={clefts(look + 41, 6)} />
      <path class="tchag-mica" d={specks(look + 61, 26, 0.6, 1.5)} />
      <path class="tchag-edge" d={shape} transform="scale(0.975)" />
    </g>
  );
}

function Granite({ look }: { look: number }) {
  const shape = outline(look + 11);
  return (
    <g id={`tchag-grey-${look}`}>
      <path class="tchag-granite-side" d={shape} transform="translate(0 5)" />
      <path fill="url(#tchag-grey)" d={shape} />
      <path class="tchag-speck-rose" d={specks(look + 81, 26, 2, 5)} />
      <path class="tchag-speck-pale" d={specks(look + 101, 44, 1.2, 3.6)} />
      <path class="tchag-speck-dark" d={specks(look + 121, 60, 0.8, 2.6)} />
      <path class="tchag-edge" d={shape} transform="scale(0.975)" />
    </g>
  );
}
