/** Reed–Solomon over GF(256) with the polynomial 0x11d, as ISO/IEC 18004 uses it. */

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading one. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = multiply(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

/** The words that let a reader repair a smudge. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (const [i, d] of divisor.entries()) rest[i] = rest[i]! ^ multiply(d, factor);
  }
  return rest;
}
