import type { ServerProcess } from '../process.ts';

/** One table with both its players connected, on one of the servers compared. */
export type PeerTable = {
  /** Told whenever a player has received the position after n moves. */
  onSeen: (seat: number, n: number) => void;
  play(seat: number, move: string): void;
  /** The position as this player has it, in the notation of the game. */
  position(seat: number): string;
  close(): void | Promise<void>;
};

/** A server, and a client that speaks to it in its own way. */
export type Peer = {
  readonly name: string;
  readonly keeps: 'on disk' | 'in memory';
  start(): Promise<ServerProcess>;
  openTable(port: number): Promise<PeerTable>;
};
