/**
 * TEKAO-9, the rulebook’s own example: blue comes with tower, pistol and bow, takes two and is taken by a third. The
 * rules page plays it, the tests hold it. An entry of its own: a table does not load it.
 */
export const EXAMPLE = {
  position: 'b:a1:FFFF,d3:TPGA y:c4:TGAP,e4:GPTA,d5:PTGA,h8:FFFF turn=0 streak=-/- quiet=0',
  move: 'd3n1',
} as const;
