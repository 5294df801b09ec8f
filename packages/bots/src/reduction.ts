/** How much less deeply late turns are looked at. */
export const lessDeep = (depth: number, tried: number): number =>
  depth >= 3 && tried >= 4 ? (tried >= 14 ? 2 : 1) : 0;

const MOST = 64;
const LESS = Int8Array.from({ length: MOST * MOST }, (_, i) => {
  const depth = Math.floor(i / MOST);
  const tried = i % MOST;
  if (depth < 2 || tried < 3) return 0;
  return Math.min(depth - 1, Math.floor(0.4 + (Math.log(depth) * Math.log(tried + 1)) / 1.9));
});

/** The same where there are many turns and a quiet one seldom matters. */
export const lessBoldly = (depth: number, tried: number): number =>
  LESS[Math.min(MOST - 1, depth) * MOST + Math.min(MOST - 1, tried)]!;
