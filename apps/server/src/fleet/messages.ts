import type { Seat } from '@tablee/kernel';
import type { DownFrame } from '@tablee/wire';
import { z } from 'zod';
import { writeAscii } from '../bus/message.ts';
import { MAX_MESSAGE } from '../store/fleet-store.ts';

/** What nodes tell each other. Everything here is a hint: a lost message delays, it never loses. */
export type News =
  /** A table has changed in the database and has this many entries now. */
  | { readonly kind: 'changed'; readonly table: string; readonly n: number }
  /** A frame that is not stored, for all watchers of a table: an aim, a plan, a point, a reaction. */
  | { readonly kind: 'hint'; readonly table: string; readonly frame: DownFrame }
  /** Who watches a table at the sending node. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly watching: number;
      /** Seats with a page in the foreground. */
      readonly looking: readonly number[];
    }
  /** A node has opened a table and asks who watches it elsewhere. */
  | { readonly kind: 'who'; readonly table: string }
  /** Devices of people have joined or were signed out. */
  | { readonly kind: 'people' }
  /** Duties that any node may claim. */
  | { readonly kind: 'freed'; readonly names: readonly string[] };

export type Received = { readonly from: string; readonly news: readonly News[] };

const id = z.string();
const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), table: id, n: z.number() }),
  z.object({ kind: z.literal('hint'), table: id, frame: z.custom<DownFrame>(value => isFrame(value)) }),
  z
    .object({
      kind: z.literal('here'),
      table: id,
      seats: z.array(z.number()),
      watching: z.number(),
      looking: z.array(z.number()).optional(),
    })
    // A node of an older version does not tell it.
    .transform(here => ({ ...here, looking: here.looking ?? here.seats })),
  z.object({ kind: z.literal('who'), table: id }),
  z.object({ kind: z.literal('people') }),
  z.object({ kind: z.literal('freed'), names: z.array(z.string()) }),
]);
const received = z.object({ from: z.string(), news: z.array(news) });

const isFrame = (value: unknown): boolean => typeof value === 'object' && value !== null && 't' in value;

/** Null for what this version does not understand: a newer node may say more. */
export function readMessage(text: string): Received | null {
  try {
    const result = received.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** As many messages as needed. News too long for a message is left out: only hints can be, and none of ours is. */
export function* writeMessages(from: string, all: readonly News[]): Generator<string> {
  const head = `{"from":${writeAscii(JSON.stringify(from))},"news":[`;
  let parts: string[] = [];
  let size = head.length + 2;
  for (const one of all) {
    const text = writeAscii(JSON.stringify(one));
    if (head.length + text.length + 2 > MAX_MESSAGE) continue;
    if (size + text.length + 1 > MAX_MESSAGE) {
      yield `${head}${parts.join()}]}`;
      parts = [];
      size = head.length + 2;
    }
    parts.push(text);
    size += text.length + 1;
  }
  if (parts.length > 0) yield `${head}${parts.join()}]}`;
}
