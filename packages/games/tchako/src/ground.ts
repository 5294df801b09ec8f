/**
 * The board as integers in 1/64 mm (TCHAKO-20), the origin in its middle, x to the east, y to the north. South is seat 0. All
 * other facts about the board are derived from these rows.
 */

/** Name, owner (null: neutral), whether it is vital, and its middle. */
export const ZONE_ROWS = [
  ['VS', 0, true, 0, -11_942],
  ['BSL', 0, false, -6_400, -5_542],
  ['BSC', 0, false, 0, -5_542],
  ['BSR', 0, false, 6_400, -5_542],
  ['N1', null, false, -9_600, 0],
  ['N2', null, false, -3_200, 0],
  ['N3', null, false, 3_200, 0],
  ['N4', null, false, 9_600, 0],
  ['BNL', 1, false, -6_400, 5_542],
  ['BNC', 1, false, 0, 5_542],
  ['BNR', 1, false, 6_400, 5_542],
  ['VN', 1, true, 0, 11_942],
] as const;

/** The thick lines. */
export const LINK_ROWS = [
  'VS BSL',
  'VS BSC',
  'VS BSR',
  'BSL BSC',
  'BSC BSR',
  'BSL N1',
  'BSL N2',
  'BSC N2',
  'BSC N3',
  'BSR N3',
  'BSR N4',
  'N1 N2',
  'N2 N3',
  'N3 N4',
  'BNL N1',
  'BNL N2',
  'BNC N2',
  'BNC N3',
  'BNR N3',
  'BNR N4',
  'BNL BNC',
  'BNC BNR',
  'VN BNL',
  'VN BNC',
  'VN BNR',
] as const;

/** From south to north, then from west to east. An elastic lists its hooks in this order. */
export const POST_ROWS = [
  ['Sa1', -9_600, -5_542],
  ['Sa2', -3_200, -5_542],
  ['Sa3', 3_200, -5_542],
  ['Sa4', 9_600, -5_542],
  ['Sb1', -8_000, -2_771],
  ['Sb2', -4_800, -2_771],
  ['Sb3', -1_600, -2_771],
  ['Sb4', 1_600, -2_771],
  ['Sb5', 4_800, -2_771],
  ['Sb6', 8_000, -2_771],
  ['M1', -6_400, 0],
  ['M2', 0, 0],
  ['M3', 6_400, 0],
  ['Nb1', -8_000, 2_771],
  ['Nb2', -4_800, 2_771],
  ['Nb3', -1_600, 2_771],
  ['Nb4', 1_600, 2_771],
  ['Nb5', 4_800, 2_771],
  ['Nb6', 8_000, 2_771],
  ['Na1', -9_600, 5_542],
  ['Na2', -3_200, 5_542],
  ['Na3', 3_200, 5_542],
  ['Na4', 9_600, 5_542],
] as const;

/** The thin lines, along which elastics lie. */
export const LINE_ROWS = [
  'Sb1 Sb2 Sb3 Sb4 Sb5 Sb6',
  'Nb1 Nb2 Nb3 Nb4 Nb5 Nb6',
  'Sa2 Sb2 M1 Nb1 Na1',
  'Sa3 Sb4 M2 Nb3 Na2',
  'Sa4 Sb6 M3 Nb5 Na3',
  'Sa1 Sb1 M1 Nb2 Na2',
  'Sa2 Sb3 M2 Nb4 Na3',
  'Sa3 Sb5 M3 Nb6 Na4',
] as const;

/** TCHAKO-42: where a triangle may lie. */
export const TRIANGLE_ROWS = [
  'Sa2 Sb2 Sb3',
  'Sa3 Sb4 Sb5',
  'Sb1 Sb2 M1',
  'Sb3 Sb4 M2',
  'Sb5 Sb6 M3',
  'M1 Nb1 Nb2',
  'M2 Nb3 Nb4',
  'M3 Nb5 Nb6',
  'Nb2 Nb3 Na2',
  'Nb4 Nb5 Na3',
] as const;

/** The corners of the rail, counter-clockwise. */
export const RAIL_ROWS = [
  [13_120, -7_360],
  [13_120, 7_360],
  [4_800, 15_488],
  [-4_800, 15_488],
  [-13_120, 7_360],
  [-13_120, -7_360],
  [-4_800, -15_488],
  [4_800, -15_488],
] as const;
