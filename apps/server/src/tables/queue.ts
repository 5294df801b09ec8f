/** Runs jobs one after another. A failing job rejects for its caller alone. */
export class Queue {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  readonly #settle = (): void => {
    this.#waiting--;
  };

  get idle(): boolean {
    return this.#waiting === 0;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    // An idle queue starts the job at once: most moves then wait for nothing.
    const done = this.#waiting++ === 0 ? job() : this.#tail.then(job);
    this.#tail = done.then(this.#settle, this.#settle);
    return done;
  }

  async drained(): Promise<void> {
    while (!this.idle) await this.#tail;
  }
}
