import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Wrong } from './io.ts';

type Value = string | boolean | (string | boolean)[] | undefined;

/** The arguments of a command: words in order, and options by name. */
export type Typed = {
  readonly words: readonly string[];
  /** The text of an option, or null. */
  text(name: string): string | null;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  /** A whole number of at least `min`, or null. */
  count(name: string, min: number): number | null;
};

export function readArguments(args: readonly string[], options: ParseArgsOptionsConfig): Typed {
  const { values, positionals } = parse(args, options);
  const take = (name: string): Value => (values as { readonly [name: string]: Value })[name];
  const text = (name: string): string | null => {
    const value = take(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    words: positionals,
    text,
    texts(name) {
      const value = take(name);
      return Array.isArray(value) ? value.filter(v => typeof v === 'string') : [];
    },
    flag: name => take(name) === true,
    count(name, min) {
      const typed = text(name);
      return typed === null ? null : readCount(`--${name}`, typed, min);
    },
  };
}

export function readCount(name: string, typed: string, min: number): number {
  const n = Number(typed);
  if (!/^[0-9]+$/.test(typed) || !Number.isSafeInteger(n) || n < min)
    throw new Wrong(`${name} is a whole number from ${min} on, not "${typed}".`);
  return n;
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (e) {
    const sentence = e instanceof Error ? e.message : String(e);
    // Only the first sentence of Node's message: the rest explains how to quote arguments.
    throw new Wrong(`${sentence.split(/\. |\n/, 1)[0]!.replace(/\.$/, '')}.`);
  }
}
