export { BAND, Bodies, POST, RAIL } from './bodies.ts';
export * from './constants.ts';
export { DIRECTIONS, UNIT_X, UNIT_Y, unitOf, type Vector } from './direction.ts';
export { type Shot, ShotTable } from './shot.ts';
export type { Witness } from './slide.ts';
export { type Band, type Layout, layOut, type Point, type Terrain } from './terrain.ts';
export { type Course, placeAt, type Sight, type Track, track } from './track.ts';
