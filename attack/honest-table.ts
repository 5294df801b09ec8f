import { loadGame } from '@tablee/catalogue';
import { type Chance, type Game, readTable, searchChance, type Table } from '@tablee/kernel';
import type { DownFrame, Seated, TableFrame } from '@tablee/wire';
import type { WsClient } from '../apps/server/test/ws-client.ts';
import { LOCALHOST } from './http.ts';
import type { Target } from './target.ts';

export type HonestTableOptions = {
  readonly game: string;
  readonly seats?: number;
  readonly options?: { readonly [name: string]: boolean | number | string };
  readonly clock?: { readonly kind: 'hourglass'; readonly seconds: number };
  /** Number of bots, on the last seats. */
  readonly bots?: number;
  readonly seed: number;
  readonly from?: string;
};

type Player = { readonly seated: Seated; client: WsClient; frame: TableFrame | null };
/** `ms`: from sending a move to its frame on the same connection. */
export type Turn =
  | { readonly kind: 'played'; readonly ms: number }
  /** `reason`: the rule and the key of the refusal. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'nothing' };

const ANSWER_MS = 30_000;
const LEVEL = 1;

/** A table with legal play: each player samples a move from the view of its own seat. */
export class HonestTable {
  readonly id: string;
  readonly #target: Target;
  readonly #game: Game;
  readonly #table: Table;
  readonly #players: Player[];
  readonly #chance: Chance;
  readonly #from: string;
  #turn: { readonly seat: number; readonly decision: number; done(turn: Turn): void } | null = null;
  #sentAt = 0;

  private constructor(
    target: Target,
    game: Game,
    table: Table,
    players: Player[],
    setup: HonestTableOptions,
  ) {
    this.id = players[0]!.seated.table;
    this.#target = target;
    this.#game = game;
    this.#table = table;
    this.#players = players;
    this.#chance = searchChance(setup.seed);
    this.#from = setup.from ?? LOCALHOST;
  }

  static async create(target: Target, setup: HonestTableOptions): Promise<HonestTable> {
    const game = await loadGame(setup.game);
    const table = readTable(game, setup.seats ?? game.traits.seats[0], setup.options ?? {});
    const people = table.seats - (setup.bots ?? 0);
    const by = { from: setup.from ?? LOCALHOST };
    const bots = Array.from({ length: setup.bots ?? 0 }, (_, i) => ({ seat: people + i, level: LEVEL }));
    const {
      table: id,
      seat,
      token,
    } = await target.createTable(
      {
        game: game.id,
        seats: table.seats,
        options: setup.options ?? {},
        name: 'Guest 0',
        seat: 0,
        ...(setup.clock ? { clock: setup.clock } : {}),
        ...(bots.length > 0 ? { bots } : {}),
      },
      by,
    );
    const seated = [{ table: id, seat: seat!, token: token! }];
    for (let next = 1; next < people; next++) {
      const answer = await target.post(`/api/tables/${id}/seats`, { name: `Guest ${next}`, seat: next }, by);
      if (answer.status !== 201) throw new Error(`no seat: ${answer.status} ${answer.text}`);
      seated.push(JSON.parse(answer.text) as Seated);
    }
    const clients = await Promise.all(seated.map(() => target.connect(by.from)));
    const players = seated.map((s, i) => ({ seated: s, client: clients[i]!, frame: null }));
    const honest = new HonestTable(target, game, table, players, setup);
    for (const player of players) honest.#watch(player);
    return honest;
  }

  get isOver(): boolean {
    return this.#players.some(p => p.frame?.outcome);
  }

  /** Entries of its log, as far as players were told. */
  get length(): number {
    return Math.max(0, ...this.#players.map(p => p.frame?.n ?? 0));
  }

  /** One move of a player to act; 'nothing' while bots or the clock have to act. */
  async play(): Promise<Turn> {
    const player = this.#players.find(p => p.frame && p.frame.decision >= 0 && !p.frame.outcome);
    if (!player?.frame || this.#turn) return { kind: 'nothing' };
    const { seat } = player.seated;
    const { decision, view } = player.frame;
    const state = this.#game.readState(view, this.#table);
    const move = this.#game.writeMove(this.#game.sample(state, seat, this.#chance));
    return new Promise(done => {
      const timer = setTimeout(() => this.#turn?.done({ kind: 'refused', reason: 'no answer' }), ANSWER_MS);
      const end = (turn: Turn): void => {
        clearTimeout(timer);
        this.#turn = null;
        done(turn);
      };
      this.#turn = { seat, decision, done: end };
      this.#sentAt = performance.now();
      player.client.send({ t: 'play', table: this.id, decision, move });
    });
  }

  resign(): void {
    this.#players[0]!.client.send({ t: 'act', table: this.id, act: 'resign' });
  }

  /** Closes the connection of a random player and opens a new one. */
  async reconnect(): Promise<void> {
    const player = this.#players[this.#chance.pick(this.#players.length)]!;
    player.client.listener = () => {};
    player.client.socket.terminate();
    player.client = await this.#target.connect(this.#from);
    this.#watch(player);
    // Whether a pending move was played is shown by the next frame only.
    if (this.#turn?.seat === player.seated.seat) this.#turn.done({ kind: 'nothing' });
  }

  close(): void {
    for (const { client } of this.#players) client.socket.terminate();
    this.#turn?.done({ kind: 'nothing' });
  }

  #watch(player: Player): void {
    player.client.listener = frame => this.#receive(player, frame);
    const { table, token } = player.seated;
    const seen = player.frame ? { seen: player.frame.n } : {};
    player.client.send({ t: 'watch', table, token, ...seen });
  }

  #receive(player: Player, frame: DownFrame): void {
    const turn = this.#turn?.seat === player.seated.seat ? this.#turn : null;
    if (frame.t === 'table') {
      player.frame = frame;
      if (turn && frame.decision !== turn.decision)
        turn.done({ kind: 'played', ms: performance.now() - this.#sentAt });
    } else if (frame.t === 'refused') turn?.done({ kind: 'refused', reason: `${frame.rule} ${frame.key}` });
  }
}
