import { HonestTable, type HonestWish } from './honest.ts';
import { sleep } from './scene.ts';
import type { Target } from './target.ts';

export type RoomWish = {
  readonly tables: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  /** What the table of this number is like. */
  readonly wish: (number: number) => HonestWish;
  /** One move in so many is followed by a lost connection; none unless it is set. */
  readonly reconnectEvery?: number;
  /** Games longer than this are given up and replaced. */
  readonly longest?: number;
};

const LONGEST = 400;
/** How long to wait where bots or clocks are to act. */
const LOOK_AGAIN_MS = 10;

/** Honest tables that are played on all the time; a finished game is replaced by a new one. */
export class HonestRoom {
  readonly #target: Target;
  readonly #wish: RoomWish;
  readonly #tables = new Set<HonestTable>();
  readonly #loops: Promise<void>[] = [];
  #delays: number[] = [];
  #laid = 0;
  #stopped = false;
  played = 0;
  /** How often moves were refused, by the reason. */
  readonly refusals = new Map<string, number>();
  finished = 0;
  reconnected = 0;
  /** The first thing that went wrong with a table itself. */
  trouble: string | null = null;

  private constructor(target: Target, wish: RoomWish) {
    this.#target = target;
    this.#wish = wish;
  }

  static async open(target: Target, wish: RoomWish): Promise<HonestRoom> {
    const room = new HonestRoom(target, wish);
    for (let i = 0; i < wish.tables; i++) {
      const table = await room.#lay();
      room.#loops.push(room.#loop(table, i));
    }
    return room;
  }

  /** How long the moves since the last call took, in ms. */
  take(): readonly number[] {
    const delays = this.#delays;
    this.#delays = [];
    return delays;
  }

  async close(): Promise<void> {
    this.#stopped = true;
    for (const table of this.#tables) table.close();
    await Promise.all(this.#loops);
  }

  async #lay(): Promise<HonestTable> {
    const table = await HonestTable.lay(this.#target, this.#wish.wish(this.#laid++));
    this.#tables.add(table);
    return table;
  }

  /** Keeps to its times: a table that had to wait catches up, but never by more than one move. */
  async #loop(first: HonestTable, i: number): Promise<void> {
    const gapMs = (this.#wish.tables * 1000) / this.#wish.rate;
    let due = performance.now() + (gapMs * i) / this.#wish.tables;
    let table: HonestTable | null = first;
    while (!this.#stopped) {
      try {
        await sleep(Math.max(0, due - performance.now()));
        if (this.#stopped) return;
        table ??= await this.#lay();
        if (table.isOver || table.length >= (this.#wish.longest ?? LONGEST)) {
          this.#leave(table);
          table = null;
          continue;
        }
        due = (await this.#move(table)) ? Math.max(due, performance.now() - gapMs) + gapMs : soon();
      } catch (e) {
        this.trouble ??= e instanceof Error ? e.message : String(e);
        if (table) this.#leave(table);
        table = null;
        due = performance.now() + 1_000;
      }
    }
  }

  get refused(): number {
    let all = 0;
    for (const count of this.refusals.values()) all += count;
    return all;
  }

  async #move(table: HonestTable): Promise<boolean> {
    const turn = await table.play();
    if (turn.kind === 'nothing') return false;
    if (turn.kind === 'refused') this.refusals.set(turn.why, (this.refusals.get(turn.why) ?? 0) + 1);
    else {
      this.played++;
      this.#delays.push(turn.ms);
    }
    const { reconnectEvery = 0 } = this.#wish;
    if (reconnectEvery > 0 && this.played % reconnectEvery === 0 && !this.#stopped) {
      this.reconnected++;
      await table.reconnect();
    }
    return true;
  }

  #leave(table: HonestTable): void {
    if (!table.isOver) table.resign();
    this.finished++;
    this.#tables.delete(table);
    table.close();
  }
}

const soon = (): number => performance.now() + LOOK_AGAIN_MS;
