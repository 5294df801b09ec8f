import { loadGame } from '@tablee/catalogue';
import { type Chance, type Game, readTable, searchChance, type Table } from '@tablee/kernel';
import type { DownFrame, Seated, TableFrame } from '@tablee/wire';
import type { WsClient } from '../apps/server/test/ws-client.ts';
import { HOME } from './http.ts';
import type { Target } from './target.ts';

export type HonestWish = {
  readonly game: string;
  readonly seats?: number;
  readonly options?: { readonly [name: string]: boolean | number | string };
  readonly clock?: { readonly kind: 'hourglass'; readonly seconds: number };
  /** How many of the seats bots take, the last ones. */
  readonly bots?: number;
  readonly seed: number;
  readonly from?: string;
};

type Place = { readonly seated: Seated; line: WsClient; frame: TableFrame | null };
/** `ms`: from sending a move to hearing of it on the same line. */
export type Turn =
  | { readonly kind: 'played'; readonly ms: number }
  /** `why`: the rule and the key of the refusal. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'nothing' };

const ANSWER_MS = 30_000;
const LEVEL = 1;

/** A table whose people play by the rules: each sees the frames of its own seat and samples a move from its view. */
export class HonestTable {
  readonly id: string;
  readonly #target: Target;
  readonly #game: Game;
  readonly #table: Table;
  readonly #places: Place[];
  readonly #chance: Chance;
  readonly #from: string;
  #turn: { readonly seat: number; readonly decision: number; done(turn: Turn): void } | null = null;
  #sentAt = 0;

  private constructor(target: Target, game: Game, table: Table, places: Place[], wish: HonestWish) {
    this.id = places[0]!.seated.table;
    this.#target = target;
    this.#game = game;
    this.#table = table;
    this.#places = places;
    this.#chance = searchChance(wish.seed);
    this.#from = wish.from ?? HOME;
  }

  static async lay(target: Target, wish: HonestWish): Promise<HonestTable> {
    const game = await loadGame(wish.game);
    const table = readTable(game, wish.seats ?? game.traits.seats[0], wish.options ?? {});
    const people = table.seats - (wish.bots ?? 0);
    const by = { from: wish.from ?? HOME };
    const bots = Array.from({ length: wish.bots ?? 0 }, (_, i) => ({ seat: people + i, level: LEVEL }));
    const {
      table: id,
      seat,
      token,
    } = await target.lay(
      {
        game: game.id,
        seats: table.seats,
        options: wish.options ?? {},
        name: 'Guest 0',
        seat: 0,
        ...(wish.clock ? { clock: wish.clock } : {}),
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
    const lines = await Promise.all(seated.map(() => target.line(by.from)));
    const places = seated.map((s, i) => ({ seated: s, line: lines[i]!, frame: null }));
    const honest = new HonestTable(target, game, table, places, wish);
    for (const place of places) honest.#watch(place);
    return honest;
  }

  get isOver(): boolean {
    return this.#places.some(p => p.frame?.outcome);
  }

  /** Entries of its log, as far as somebody was told. */
  get length(): number {
    return Math.max(0, ...this.#places.map(p => p.frame?.n ?? 0));
  }

  /** One move by one of those who have to decide; 'nothing' while bots or the clock are to act. */
  async play(): Promise<Turn> {
    const place = this.#places.find(p => p.frame && p.frame.decision >= 0 && !p.frame.outcome);
    if (!place?.frame || this.#turn) return { kind: 'nothing' };
    const { seat } = place.seated;
    const { decision, view } = place.frame;
    const state = this.#game.readState(view, this.#table);
    const move = this.#game.writeMove(this.#game.sample(state, seat, this.#chance));
    return new Promise(done => {
      const timer = setTimeout(() => this.#turn?.done({ kind: 'refused', why: 'no answer' }), ANSWER_MS);
      const end = (turn: Turn): void => {
        clearTimeout(timer);
        this.#turn = null;
        done(turn);
      };
      this.#turn = { seat, decision, done: end };
      this.#sentAt = performance.now();
      place.line.send({ t: 'play', table: this.id, decision, move });
    });
  }

  /** Ends a game that would not end by itself. */
  resign(): void {
    this.#places[0]!.line.send({ t: 'act', table: this.id, act: 'resign' });
  }

  /** One of the people loses the connection and comes back. */
  async reconnect(): Promise<void> {
    const place = this.#places[this.#chance.pick(this.#places.length)]!;
    place.line.listener = () => {};
    place.line.socket.terminate();
    place.line = await this.#target.line(this.#from);
    this.#watch(place);
    // A move on its way when the line broke is known by the frame that comes now, or never.
    if (this.#turn?.seat === place.seated.seat) this.#turn.done({ kind: 'nothing' });
  }

  close(): void {
    for (const { line } of this.#places) line.socket.terminate();
    this.#turn?.done({ kind: 'nothing' });
  }

  #watch(place: Place): void {
    place.line.listener = frame => this.#hear(place, frame);
    const { table, token } = place.seated;
    const seen = place.frame ? { seen: place.frame.n } : {};
    place.line.send({ t: 'watch', table, token, ...seen });
  }

  #hear(place: Place, frame: DownFrame): void {
    const turn = this.#turn?.seat === place.seated.seat ? this.#turn : null;
    if (frame.t === 'table') {
      place.frame = frame;
      if (turn && frame.decision !== turn.decision)
        turn.done({ kind: 'played', ms: performance.now() - this.#sentAt });
    } else if (frame.t === 'refused') turn?.done({ kind: 'refused', why: `${frame.rule} ${frame.key}` });
  }
}
