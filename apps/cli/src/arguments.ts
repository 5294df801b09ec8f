import { parseArgs } from 'node:util';
import type { Command, Typed } from './command.ts';
import { Wrong } from './io.ts';
import { mistakes } from './mistakes.ts';
import { OPTIONS, type OptionName } from './options.ts';

type Value = string | boolean | (string | boolean)[] | undefined;

/** Reads the arguments of a command: no other options, and no more words than it takes. */
export function readArguments(args: readonly string[], { words, needs = [], takes }: Command): Typed {
  const { values, positionals } = parse(args, [...needs, ...takes]);
  const most = words === 'files' ? Number.POSITIVE_INFINITY : words === undefined ? 0 : 1;
  const [odd] = positionals.slice(most);
  if (odd !== undefined) throw new Wrong(mistakes.tooMany(odd));
  const take = (name: OptionName): Value => (values as { readonly [name: string]: Value })[name];
  const text = (name: OptionName): string | null => {
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

/** The data folder of the server, from the same setting. */
export const dataFolder = (typed: Typed): string =>
  typed.text('data') ?? (process.env.TABLEE_DATA || './data');

/** The PostgreSQL database of the server; null when it uses a folder, or when a folder was named. */
export const databaseUrl = (typed: Typed): string | null =>
  typed.text('data') === null ? process.env.DATABASE_URL || null : null;

export function readCount(name: string, typed: string, min: number): number {
  const n = Number(typed);
  if (!/^[0-9]+$/.test(typed) || !Number.isSafeInteger(n) || n < min)
    throw new Wrong(mistakes.notACount(name, min, typed));
  return n;
}

/** Node takes "-1" for an option of its own: `--seat -1` becomes `--seat=-1`. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (last?.startsWith('--') && !last.includes('=') && /^-[0-9]/.test(arg))
      joined[joined.length - 1] = `${last}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

function parse(args: readonly string[], names: readonly OptionName[]) {
  const options = Object.fromEntries(names.map(name => [name, OPTIONS[name]]));
  try {
    return parseArgs({ args: joinNegatives(args), options, allowPositionals: true, strict: true });
  } catch (e) {
    throw new Wrong(sayParseError(e));
  }
}

function sayParseError(e: unknown): string {
  const { code, message } = e as { readonly code?: string; readonly message: string };
  const name = /'(-[^ ']*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return mistakes.unknownOption(name);
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return mistakes.badArguments;
  return message.includes('does not take an argument')
    ? mistakes.needlessValue(name)
    : mistakes.noValue(name);
}
