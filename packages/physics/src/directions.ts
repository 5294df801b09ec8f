/**
 * Sines of the first quadrant in 1024 steps, times 2^24, so that no engine's own `Math.sin` is used (TCHAKO-20). Stored as
 * second differences, one character each, which takes a tenth of the space.
 */
// biome-ignore format: a table
const BENDS = [
  '(()((()()()))(*()*(*))**(+))+)*****+*),),),*+*+,*+,*,++,++-*-+,,,,,,,-+--,,--,.,--,..,-.-.-.-...-./-./.../././',
  '.0.//////0///00/0/00000000010100110201021120211221221222222232223323323333333433344343444435444544544644646455',
  '646565566565756667576676685867686868777877887879788888898889988:88:8:89:98;8:9:9:9;99;9;9;:9<9;::;;:;;:<:;;;;;',
  '<:<<;;<;<;=;<<;=<<<<<=<<==<<><<><=><=>=<?<>=>=>>=>=?=?=>?=?>>?>>??>>@>?>@>@>@?>A>@??@@??A??A?A?@A?A@@@A@@AA@@B',
  '@A@B@AB@B@BAABAB@CAAC@CBABBBBBBCACBCADADADBBDBCCCCBDCCCDCCCDCDCDCDDCECDDDCEDECDEDECFCFCFDDFDEDFEDFDFEEEEFEFDGE',
  'EFEGDGEGEFEGFFFFGEGFFGFGFFGGFGGGFGGGGFHGGGGGHGGGHHFIGGHGIGGIGHIGHGIIGHHIHHIHHHIIHIHIHJHHJHIIIIIIIIIJHJIJHJJIIJ',
  'IJIJJIJJIKIJJJIKJJJJJJKJJJKJJKJKJKJKJKKJLJJLJLJKKKKKLJKLKKKKLKLJMJLLKLKKMKKMKLKLMKKMLKMLKMKMLLLMKMLMKNKMLLNKMM',
  'LLNKNLMLNLLNLMNKNMMLNMLNMMMMMMNMMMNLOLNMNMMNNLOMMNNMNMNNMNNNMNNNNMNOMNNNMONNNNNNNNOMONNNOMOOMONOMPMONONONNOONN',
  'OONONONOONOOONONOOOONOOONOPNONPONPNOPNOOOOOOPNOOPNPNPONPPNOPONPPNPOOOOPOOPNPPNPOOPOOPOOPOOPOOPOOPOPOOPOOPPOOOP',
  'POOPOPOOQNPOPOPOPOPOOPPOOPPNQOOPO',
].join('');

const FIRST_RISE = 25736;
/** The character code of a difference of 0. */
const LEVEL = 40;

function readSines(): readonly number[] {
  const sines = [0];
  let rise = FIRST_RISE;
  for (let i = 0; i <= BENDS.length; i++) {
    sines.push(sines[i]! + rise);
    rise -= BENDS.charCodeAt(i) - LEVEL;
  }
  return sines;
}

const SINES: readonly number[] = readSines();

/** TCHAKO-20: 0 is east, counter-clockwise, 1024 is north. */
export const DIRECTIONS = 4_096;
const QUARTER = DIRECTIONS / 4;

export type Vector = { readonly x: number; readonly y: number };

/** Unit vectors by direction. Two arrays instead of objects, for speed. */
export const UNIT_X: Float64Array = Float64Array.from({ length: DIRECTIONS }, (_, i) => vectorOf(i).x);
export const UNIT_Y: Float64Array = Float64Array.from({ length: DIRECTIONS }, (_, i) => vectorOf(i).y);

export function unitOf(direction: number): Vector {
  const whole = direction % DIRECTIONS;
  return { x: UNIT_X[whole]!, y: UNIT_Y[whole]! };
}

function vectorOf(direction: number): Vector {
  const quarter = Math.floor(direction / QUARTER);
  const step = direction % QUARTER;
  const along = SINES[QUARTER - step]!;
  const aside = SINES[step]!;
  const length = Math.sqrt(along * along + aside * aside);
  const c = along / length;
  const s = aside / length;
  if (quarter === 0) return { x: c, y: s };
  if (quarter === 1) return { x: -s, y: c };
  if (quarter === 2) return { x: -c, y: -s };
  return { x: s, y: -c };
}
