import type { Io } from './io.ts';
import type { OptionName } from './options.ts';

/** The arguments of a command: words in order, and options by name. */
export type Typed = {
  readonly words: readonly string[];
  /** The text of an option, or null. */
  text(name: OptionName): string | null;
  texts(name: OptionName): readonly string[];
  flag(name: OptionName): boolean;
  /** A whole number of at least `min`, or null. */
  count(name: OptionName, min: number): number | null;
};

/** What the words after the name of a command are; help-words.ts has their spelling. */
export type WordKind = 'game' | 'any-game' | 'record' | 'files' | 'folder' | 'id';

/** A command of `tablee`. Mistakes are thrown as `Wrong`. */
export type Command = {
  /** Only `files` may be several. Absent: the command takes no word. */
  readonly words?: WordKind;
  /** Options that must be given. */
  readonly needs?: readonly OptionName[];
  readonly takes: readonly OptionName[];
  /** Returns the exit code. */
  run(typed: Typed, io: Io): Promise<number>;
};

export const OK = 0;
/** The command worked and found something, as a fuzzer does. */
export const FOUND = 1;
export const WRONG = 2;
