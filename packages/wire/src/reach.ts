import { z } from 'zod';
import { tableId } from './frames.ts';

/** Requests and answers about being told that it is one's turn. */

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

export const pushSubscription = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(60) }),
});

const language = z.enum(['fr', 'en']).default('fr').describe('The language of the messages');

export const reachRequest = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('push'), language, subscription: pushSubscription }),
  z.strictObject({ way: z.literal('mail'), language, address: z.string().trim().min(3).max(254) }),
  z.strictObject({ way: z.literal('webhook'), language, url: z.url().max(2_000) }),
]);
export type ReachRequest = z.input<typeof reachRequest>;
/** A request as the server has read it. */
export type NewReach = z.output<typeof reachRequest>;

export const reachWay = z.enum(['push', 'mail', 'webhook']);
export type ReachWay = z.infer<typeof reachWay>;

export const reachId = z.string().regex(/^[0-9a-f]{24}$/);
export const reachItem = z.object({
  id: reachId,
  way: reachWay,
  to: z.string().describe('The address, or the host of the URL; empty for this device'),
  endpoint: z.string().optional().describe('Of a push subscription'),
  waits: z.boolean().describe('True until the link in the first mail is opened'),
  problem: z.string().nullable().describe('Why the last message did not arrive'),
});
export type ReachItem = z.infer<typeof reachItem>;

export const reachAnswer = z.object({
  table: tableId,
  ways: z.array(reachWay).describe('What this server offers'),
  pushKey: z.string().nullable().describe('The key of this server for Web Push'),
  mine: z.array(reachItem).describe('What this guest has asked for at this table'),
});
export type ReachAnswer = z.infer<typeof reachAnswer>;

export const reachAdded = z.object({
  item: reachItem,
  key: z.string().nullable().describe('Signs the messages to a webhook; returned this once'),
});
export type ReachAdded = z.infer<typeof reachAdded>;

export const reachToken = z.string().regex(/^[0-9a-f]{24}[A-Za-z0-9_-]{24}$/);
export const reachTokenRequest = z.strictObject({ token: reachToken });
export const reachDone = z.object({ table: tableId.nullable().describe('Null: it was stopped before') });
export type ReachDone = z.infer<typeof reachDone>;
