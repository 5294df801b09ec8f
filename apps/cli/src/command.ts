import type { Io } from './io.ts';

/** A command of `tablee`. Returns the exit code; what goes wrong is thrown as a sentence. */
export type Command = {
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[], io: Io): Promise<number>;
};

export const OK = 0;
/** A fuzzer that found something: the command worked, the game does not. */
export const FOUND = 1;
export const WRONG = 2;
