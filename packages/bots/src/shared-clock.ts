/**
 * Milliseconds of a clock that the asking thread and the worker have in common, and that does not follow the date: a date
 * moved on between question and answer made a question look old, and the bot answered without thinking.
 *
 * In Node all threads share `hrtime`, while `timeOrigin` is read off the date when a thread starts. In browsers it is the
 * other way round: no `hrtime`, and the time origins of a page and its workers are on one monotonic clock (High Resolution
 * Time, section 5).
 */
export const sharedNow: () => number =
  typeof process === 'object' && process.versions?.node !== undefined
    ? () => Number(process.hrtime.bigint()) / 1e6
    : () => performance.timeOrigin + performance.now();
