/**
 * TEKAO-9: the example of the rulebook. Blue takes two pieces and is taken by a third. Used by the rules page and the
 * tests; a separate entry of the package, so that tables do not load it.
 */
export const EXAMPLE = {
  position: 'b:a1:FFFF,d3:TPGA y:c4:TGAP,e4:GPTA,d5:PTGA,h8:FFFF turn=0 streak=-/- quiet=0',
  move: 'd3n1',
} as const;
