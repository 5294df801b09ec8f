import type { Peer } from './peer.ts';

/** Peers with something to write. Emptied after the promises of a commit have all told their tables' news. */
export class Outbox {
  #peers: Peer[] = [];
  #scheduled = false;

  add(peer: Peer): void {
    this.#peers.push(peer);
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(() => this.flush());
  }

  flush(): void {
    this.#scheduled = false;
    const peers = this.#peers;
    this.#peers = [];
    for (const peer of peers) peer.flush();
  }
}
