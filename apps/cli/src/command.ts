import type { Io } from './io.ts';

/** A command of `tablee`. Returns the exit code; mistakes are thrown as `Wrong`. */
export type Command = {
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[], io: Io): Promise<number>;
};

export const OK = 0;
/** The command worked and found something, as a fuzzer does. */
export const FOUND = 1;
export const WRONG = 2;
