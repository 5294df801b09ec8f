/**
 * Sines of the first quarter turn in 1024 steps, times 2 to the 24th: the one table all directions are read from, so that
 * no engine's own sine is ever asked (TCHAKO-20). Written as how much less each step rises than the one before, one sign for
 * each: it is a tenth of the numbers themselves.
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
/** The sign for a step that rises as much as the one before. */
const LEVEL = 40;

function unroll(): readonly number[] {
  const sines = [0];
  let rise = FIRST_RISE;
  for (let i = 0; i <= BENDS.length; i++) {
    sines.push(sines[i]! + rise);
    rise -= BENDS.charCodeAt(i) - LEVEL;
  }
  return sines;
}

export const SINES: readonly number[] = unroll();
