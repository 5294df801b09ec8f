import type { Engine } from '../shots.ts';

export declare const engine: Engine;
export declare function makeEngine(
  timestep: number,
  heard: (a: number | string, b: number | string) => void,
): Engine;
