// Preloaded into a server: its date is CLOCK_SHIFT_MS ahead, and SIGUSR2 moves it back by an hour. Monotonic time is not
// changed.
const HOUR_MS = 3_600_000;
const now = Date.now;
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
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
