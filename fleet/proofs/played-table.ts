import { loadGame } from '@tablee/catalogue';
import { type Chance, type Game, readTable, searchChance, type Table } from '@tablee/kernel';
import type { ClientEyes } from '@tablee/table';
import type { DownFrame, Laid, Seated } from '@tablee/wire';
import type { TableKind } from './kinds.ts';
import { Ledger } from './ledger.ts';
import { SeatPlayer } from './seat-player.ts';
import { TableClient } from './table-client.ts';

export type Addresses = {
  readonly balancer: string;
  readonly nodes: readonly string[];
};

export type PlayedOptions = {
  readonly kind: TableKind;
  readonly number: number;
  readonly seed: number;
  readonly thinkMs: number;
  readonly addresses: Addresses;
  /** Creates a table or takes a seat; tries again while no node answers. */
  readonly post: <T>(path: string, body: unknown) => Promise<T>;
};

type Watcher = {
  readonly client: TableClient;
  readonly player: SeatPlayer | null;
  /** As the server last said. */
  eyes: ClientEyes;
  behindSince: number | null;
};

const LEVEL = 1;

/** A table with its players and spectators. */
export class PlayedTable {
  readonly id: string;
  readonly kind: TableKind;
  readonly game: Game;
  readonly ledger = new Ledger();
  readonly thinkMs: number;
  readonly #watchers: Watcher[] = [];
  /** When the newest entry was first seen. */
  progressAt = performance.now();
  isOver = false;
  /** Called at the first sight of an entry. */
  onProgress: (() => void) | null = null;
  /** From the first sight of an entry until another connected client saw it, in ms. */
  readonly delays: number[] = [];

  private constructor(id: string, game: Game, { kind, thinkMs }: PlayedOptions) {
    this.id = id;
    this.kind = kind;
    this.game = game;
    this.thinkMs = thinkMs;
  }

  static async create(options: PlayedOptions): Promise<PlayedTable> {
    const { kind, post } = options;
    const game = await loadGame(kind.game);
    const table = readTable(game, kind.seats, kind.options ?? {});
    const people = kind.seats - (kind.bots ?? 0);
    const bots = Array.from({ length: kind.bots ?? 0 }, (_, i) => ({ seat: people + i, level: LEVEL }));
    const laid = await post<Laid>('/api/tables', {
      game: kind.game,
      seats: kind.seats,
      options: kind.options ?? {},
      name: 'Guest 0',
      seat: 0,
      ...(kind.clock ? { clock: kind.clock } : {}),
      ...(bots.length > 0 ? { bots } : {}),
    });
    const tokens = [laid.token!];
    for (let seat = 1; seat < people; seat++) {
      const path = `/api/tables/${laid.table}/seats`;
      tokens.push((await post<Seated>(path, { name: `Guest ${seat}`, seat })).token);
    }
    const played = new PlayedTable(laid.table, game, options);
    const chance = searchChance(options.seed);
    for (const [seat, token] of tokens.entries()) played.#sit(seat, token, table, options, chance);
    for (let i = 0; i < (kind.spectators ?? 0); i++) played.#watch(null, options, chance, i);
    return played;
  }

  /** Clients that have not seen the newest entry, with the seat or "spectator". */
  get behind(): readonly string[] {
    return this.#watchers
      .filter(({ client }) => (client.last?.n ?? -1) < this.ledger.n)
      .map(({ client, player }) => `${player ? 'a player' : 'a spectator'} at ${client.last?.n ?? 'none'}`);
  }

  /** A sent move has no answer yet. */
  get isWaiting(): boolean {
    return this.#watchers.some(({ player }) => player?.isWaiting);
  }

  get refusals(): readonly string[] {
    return this.#watchers.flatMap(({ player }) => player?.refusals ?? []);
  }

  get delayed(): number {
    return this.#watchers.reduce((sum, { player }) => sum + (player?.delayed ?? 0), 0);
  }

  get wentBack(): readonly string[] {
    return this.#watchers.flatMap(({ client }) => client.wentBack);
  }

  get connections(): number {
    return this.#watchers.reduce((sum, { client }) => sum + client.connections, 0);
  }

  /** No new moves of people. */
  stop(): void {
    for (const { player } of this.#watchers) player?.stop();
  }

  close(): void {
    for (const { client, player } of this.#watchers) {
      player?.close();
      client.close();
    }
  }

  #sit(seat: number, token: string, table: Table, options: PlayedOptions, chance: Chance): void {
    const { kind, thinkMs } = options;
    const client = this.#watch({ seat, token }, options, chance, seat);
    const watcher = this.#watchers.at(-1)!;
    const player = new SeatPlayer(
      {
        seat,
        game: this.game,
        table,
        id: this.id,
        ledger: this.ledger,
        chance,
        thinkMs,
        hasClock: kind.clock !== undefined,
        sleeps: kind.sleeper === seat,
      },
      client,
    );
    this.#watchers[this.#watchers.length - 1] = { ...watcher, player };
  }

  /** The i-th client of its sort. Spectators and direct players choose nodes, beginning with different ones. */
  #watch(
    seated: { readonly seat: number; readonly token: string } | null,
    { kind, number, addresses }: PlayedOptions,
    chance: Chance,
    i: number,
  ): TableClient {
    const direct = seated === null || kind.direct === true;
    const eyes: ClientEyes = seated?.seat ?? 'public';
    let node = number + i + (seated === null ? 1 : 0);
    const client: TableClient = new TableClient({
      table: this.id,
      token: seated?.token ?? null,
      address(failures) {
        if (!direct) return addresses.balancer;
        if (failures > 0) node++;
        return addresses.nodes[node % addresses.nodes.length]!;
      },
      luck: () => chance.pick(1_000) / 1_000,
      events: { frame: frame => this.#receive(frame, eyes, client) },
    });
    this.#watchers.push({ client, player: null, eyes, behindSince: null });
    return client;
  }

  #receive(frame: DownFrame, eyes: ClientEyes, client: TableClient): void {
    const now = performance.now();
    const watcher = this.#watchers.find(w => w.client === client)!;
    if (frame.t === 'hello') {
      this.ledger.hello(frame, eyes);
      watcher.eyes = frame.eyes;
    }
    if (frame.t === 'table') {
      if (this.ledger.table(frame, watcher.eyes, now)) this.#progress(now);
      if (watcher.behindSince !== null && frame.n >= this.ledger.n) {
        this.delays.push(now - watcher.behindSince);
        watcher.behindSince = null;
      }
      if (frame.outcome) this.isOver = true;
    }
    watcher.player?.receive(frame);
  }

  #progress(now: number): void {
    this.progressAt = now;
    for (const watcher of this.#watchers) {
      if ((watcher.client.last?.n ?? -1) >= this.ledger.n) continue;
      // A client without a connection is late for its own reasons.
      watcher.behindSince = watcher.client.isConnected ? (watcher.behindSince ?? now) : null;
    }
    this.onProgress?.();
  }
}
