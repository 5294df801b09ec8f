import type { Peer } from './peer.ts';

export declare const boardgame: Peer;
