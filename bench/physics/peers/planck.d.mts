import type { Engine } from '../shots.ts';

export declare const engine: Engine;
