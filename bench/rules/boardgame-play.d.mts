import type { Playing } from './playing.ts';

export declare const playDocumented: Playing;
export declare const playOnACopy: Playing;
