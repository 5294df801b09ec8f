/** Samples kept to choose from: about four seconds of beats. */
const SAMPLES = 20;

type Sample = { readonly offset: number; readonly roundTrip: number };

/**
 * The time of the database, estimated between two answers: nodes whose clocks disagree share it. An answer is as exact
 * as half its round trip, so the quickest of the last answers counts. Never goes back.
 */
export class DatabaseTime {
  readonly #local: () => number;
  #samples: Sample[] = [];
  #offset = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** `local`: milliseconds of a clock of this process that never goes back. */
  constructor(local: () => number) {
    this.#local = local;
  }

  /** The database answered `now` to a query sent and received at these local times. */
  note(now: number, sent: number, received: number): void {
    this.#samples.push({ offset: now - (sent + received) / 2, roundTrip: received - sent });
    if (this.#samples.length > SAMPLES) this.#samples.shift();
    const quickest = this.#samples.reduce((a, b) => (b.roundTrip <= a.roundTrip ? b : a));
    this.#offset = quickest.offset;
  }

  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#local() + this.#offset));
    return this.#last;
  };
}
