/** Wilson's 95 % interval of a share: honest for few games and for shares near 0 and 1. */
export function intervalOf(share: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const zz = (z * z) / games;
  const middle = share + zz / 2;
  const spread = z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return [Math.max(0, (middle - spread) / (1 + zz)), Math.min(1, (middle + spread) / (1 + zz))];
}
