/** One thing after another. What fails fails for who asked, and the next goes on. */
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
    // Nobody before: beginning at once spares every move of a quiet table a wait for nothing.
    const done = this.#waiting++ === 0 ? job() : this.#tail.then(job);
    this.#tail = done.then(this.#settle, this.#settle);
    return done;
  }

  async drained(): Promise<void> {
    while (!this.idle) await this.#tail;
  }
}
