import type { Chance, Game, Table } from '@tablee/kernel';
import type { DownFrame, RefusedFrame, TableFrame } from '@tablee/wire';
import { isPassing, resendPauseMs } from '@tablee/wire/resend';
import { type Ledger, seatKey } from './ledger.ts';
import type { TableClient } from './table-client.ts';

/** With a clock, a move may arrive after the clock has played for its seat. */
const OVERTAKEN_BY_CLOCK = ['stale-decision', 'not-your-turn', 'respite'];

type Pending = { readonly decision: number; readonly move: string };

export type SeatOptions = {
  readonly seat: number;
  readonly game: Game;
  readonly table: Table;
  readonly id: string;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly thinkMs: number;
  readonly hasClock: boolean;
  /** Never moves. */
  readonly sleeps: boolean;
};

/** Plays one seat: samples a move from its own view, and sends it until it is answered. */
export class SeatPlayer {
  readonly #options: SeatOptions;
  readonly #client: TableClient;
  #pending: Pending | null = null;
  /** The decision for which a move is being thought of. */
  #thinking = -1;
  #timer: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  #stopped = false;
  /** Passing refusals of the move that waits. */
  #refusedTimes = 0;
  /** Refused moves that a page would show to its person, by reason. */
  readonly refusals: string[] = [];
  /** Moves refused for a moment and sent again. */
  delayed = 0;

  constructor(options: SeatOptions, client: TableClient) {
    this.#options = options;
    this.#client = client;
  }

  receive(frame: DownFrame): void {
    if (frame.t === 'hello') this.#send();
    else if (frame.t === 'table' && frame === this.#client.last) this.#look(frame);
    else if (frame.t === 'refused') this.#refused(frame);
  }

  /** No new moves; a sent one is still sent again until it is answered. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  close(): void {
    this.stop();
    if (this.#again) clearTimeout(this.#again);
  }

  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  #look(frame: TableFrame): void {
    const { seat, ledger, thinkMs, sleeps } = this.#options;
    if (this.#pending && frame.decision !== this.#pending.decision) {
      ledger.acknowledge(seat, this.#pending.decision);
      this.#pending = null;
    }
    if (sleeps || this.#stopped || frame.outcome || frame.decision < 0) return;
    if (this.#pending || this.#thinking === frame.decision) return;
    this.#thinking = frame.decision;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#play(), thinkMs + (frame.clock?.respiteMs ?? 0));
  }

  #play(): void {
    const { last } = this.#client;
    if (!last || last.decision !== this.#thinking || this.#pending) return;
    const { seat, game, table, chance, ledger } = this.#options;
    const state = game.readState(last.view, table);
    const move = game.writeMove(game.sample(state, seat, chance));
    this.#pending = { decision: last.decision, move };
    this.#refusedTimes = 0;
    ledger.sent.set(seatKey(seat, last.decision), { move, at: performance.now(), acknowledged: false });
    this.#send();
  }

  #send(): void {
    if (this.#pending) this.#client.send({ t: 'play', table: this.#options.id, ...this.#pending });
  }

  #refused(frame: RefusedFrame): void {
    // Not an answer to a move. As a page does, it waits for the connection to end.
    if (frame.decision === undefined) return;
    if (isPassing(frame.key)) {
      this.delayed++;
      if (this.#again) clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#send(), resendPauseMs(++this.#refusedTimes));
      return;
    }
    if (this.#pending?.decision === frame.decision) this.#pending = null;
    this.#thinking = -1;
    if (this.#options.hasClock && OVERTAKEN_BY_CLOCK.includes(frame.key)) return;
    const { seat } = this.#options;
    const at = `seat ${seat}, decision ${frame.decision}, entry ${this.#client.last?.n}`;
    this.refusals.push(`${at}: ${frame.rule} ${frame.key}`);
  }
}
