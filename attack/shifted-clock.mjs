// Preloaded into a server: SIGUSR2 moves its date back by an hour. Monotonic time is not changed.
const HOUR_MS = 3_600_000;
const now = Date.now;
let shift = 0;
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(now() + shift);
    else super(...args);
  }
  static now() {
    return now() + shift;
  }
};
process.on('SIGUSR2', () => {
  shift -= HOUR_MS;
});
