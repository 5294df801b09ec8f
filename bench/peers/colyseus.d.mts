import type { Peer } from './peer.ts';

export declare const colyseus: Peer;
export declare const colyseusLean: Peer;
