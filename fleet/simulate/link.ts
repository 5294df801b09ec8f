import { StoreError } from '../../apps/server/src/store/errors.ts';
import { latency, type SimulatedDatabase } from './database.ts';
import type { Dice } from './dice.ts';
import type { Statement } from './duty-tables.ts';
import type { SimulatedProcess } from './process.ts';
import type { World } from './world.ts';

/** Whether a process reaches the database, and messages reach it. */
export type Reach = { isCutOff: boolean; isDeaf: boolean };

export type LinkParts = {
  readonly world: World;
  readonly dice: Dice;
  readonly database: SimulatedDatabase;
  readonly process: SimulatedProcess;
  readonly reach: Reach;
};

/** The connection broke after a statement was sent: whether it was executed is not known. */
export class ConnectionLost extends Error {}

/** How long a caller waits for a new connection. */
const PATIENCE_MS = 700;
/** The longest wait of a statement for locks or for the disk. */
const HANG_MS = 5_000;

type Answer = { readonly give: () => void; readonly lose: () => void };

/** A session at the database: its statements are executed and answered in the order they were sent. */
class Session {
  readonly #parts: LinkParts;
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #arrivedAt = 0;
  #answeredAt = 0;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /** `executed` gets what becomes of the answer, at the database; `lost`: it did not get that far. */
  send<T>(statement: Statement<T>, executed: (run: () => T) => Answer, lost: () => void): void {
    const { world, dice, database, reach } = this.#parts;
    const { weather } = database;
    // A packet of a process that is cut off may arrive once the network is back.
    const cut = reach.isCutOff ? dice.between(500, 6_000) : 0;
    const hang = dice.chance(weather.hang) ? dice.between(300, HANG_MS) : 0;
    this.#arrivedAt = Math.max(this.#arrivedAt, world.now + latency(dice, weather) + cut + hang);
    world.quietly(this.#arrivedAt - world.now, () => {
      if (database.isAway) lost();
      else if (!reach.isCutOff) {
        this.#waiting.push(() => this.#execute(statement, executed, lost));
        this.#next();
      }
    });
  }

  #next(): void {
    if (this.#busy) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#busy = true;
    job();
  }

  #execute<T>(statement: Statement<T>, executed: (run: () => T) => Answer, lost: () => void): void {
    const { world, dice, database, reach } = this.#parts;
    const { weather } = database;
    const write = statement();
    world.quietly(dice.chance(weather.stall) ? dice.between(1, 400) : dice.between(0, 0.5), () => {
      this.#busy = false;
      if (database.isAway) lost();
      else {
        const answer = executed(write);
        this.#answeredAt = Math.max(this.#answeredAt, world.now + latency(dice, weather));
        const arrives = dice.chance(weather.lostAnswer) ? answer.lose : answer.give;
        world.quietly(this.#answeredAt - world.now, () => {
          if (!reach.isCutOff) arrives();
        });
      }
      this.#next();
    });
  }
}

/** A connection to the database that is opened again after a loss. */
export class SimulatedLink {
  readonly #parts: LinkParts;
  readonly #answerMs: number;
  #session: Session | null;

  /** `answerMs`: how long the process waits for an answer. */
  constructor(parts: LinkParts, answerMs: number) {
    this.#parts = parts;
    this.#answerMs = answerMs;
    this.#session = new Session(parts);
  }

  /** Rejects with a busy StoreError when nothing was sent, with ConnectionLost, or with the error of the statement. */
  query<T>(statement: Statement<T>): Promise<T> {
    const { world, dice, database, process, reach } = this.#parts;
    return new Promise<T>((resolve, reject) => {
      if (database.isAway || (reach.isCutOff && !this.#session)) {
        world.quietly(database.isAway ? dice.between(1, 20) : PATIENCE_MS, () =>
          process.enter(() => reject(new StoreError('busy', 'the database cannot be reached'))),
        );
        return;
      }
      this.#session ??= new Session(this.#parts);
      const session = this.#session;
      const lose = (): void => {
        cancelTimeout();
        if (this.#session === session) this.#session = null;
        reject(new ConnectionLost('the connection was lost'));
      };
      const cancelTimeout = process.scheduler.schedule(this.#answerMs, lose);
      const lost = (): void => process.enter(lose);
      if (dice.chance(database.weather.lostQuery)) {
        world.quietly(latency(dice, database.weather), lost);
        return;
      }
      const executed = (run: () => T): Answer => {
        let answer: () => void;
        try {
          const value = run();
          answer = () => resolve(value);
        } catch (error) {
          answer = () => reject(error);
        }
        return {
          give: () =>
            process.enter(() => {
              cancelTimeout();
              answer();
            }),
          lose: lost,
        };
      };
      session.send(statement, executed, lost);
    });
  }
}
