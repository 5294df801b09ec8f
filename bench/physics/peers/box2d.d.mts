import type { Engine } from '../shots.ts';

export declare function makeEngine(timestep?: number, continuous?: boolean): Engine;
