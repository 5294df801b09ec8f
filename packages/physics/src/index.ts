export { BAND, Bodies, POST, RAIL } from './bodies.ts';
export * from './constants.ts';
export { DIRECTIONS, UNIT_X, UNIT_Y, unitOf, type Vector } from './directions.ts';
export { type Shot, ShotTable } from './shot.ts';
export type { ShotObserver } from './simulation.ts';
export { type Band, type Layout, layOut, type Point, type Terrain } from './terrain.ts';
export { type Course, placeAt, type Track, type TrackEvent, track } from './track.ts';
