import type {
  ReachAdded,
  ReachAnswer,
  ReachDone,
  ReachItem,
  ReachProblemKey,
  ReachRequest,
} from '@tablee/wire';
import { ApiError, askTable, call } from '../../../api/client.ts';
import type { ToldMessage } from '../../../offline/notices.ts';
import { language } from '../../../storage/settings.ts';
import { findTable } from '../../../storage/tables.ts';
import { sayError } from '../../problem-text.ts';
import { ownEndpoint, type Subscription } from './device.ts';
import type { Words } from './words/index.ts';

/** Requests about being told, and what the service worker has to know of them. */

const tokenOf = (table: string): string | null => findTable(table)?.token ?? null;

export type Told = ReachAnswer & {
  /** Of this device. */
  readonly endpoint: string | null;
};

export async function loadTold(table: string): Promise<Told> {
  const [answer, endpoint] = await Promise.all([
    askTable<ReachAnswer>(table, tokenOf(table), 'reach', 'GET'),
    ownEndpoint(),
  ]);
  return { ...answer, endpoint };
}

type Place =
  | { readonly way: 'push'; readonly subscription: Subscription }
  | { readonly way: 'mail'; readonly address: string }
  | { readonly way: 'webhook'; readonly url: string };

export function addWay(table: string, place: Place): Promise<ReachAdded> {
  const request: ReachRequest = { ...place, language: language.value };
  return askTable(table, tokenOf(table), 'reach', 'POST', request);
}

export const stopItem = (table: string, { id }: ReachItem): Promise<ReachDone> =>
  askTable(table, tokenOf(table), `reach?id=${id}`, 'DELETE');

/** So that the worker can subscribe again when the push service gives this device another address. */
export async function tellWorker(message: ToldMessage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
export const toldOf = (table: string, key: string): ToldMessage => ({
  told: table,
  token: tokenOf(table),
  key,
  language: language.value,
});

/** What the link of a message does, by its token. */
export const followLink = (purpose: 'stop' | 'confirm', token: string): Promise<ReachDone> =>
  call(`/api/reach/${purpose}`, null, { token });

/** The sentence for a failed request; `odd` is for input the server cannot read. Other errors are bugs, thrown again. */
export function sayReachError(error: unknown, { problems }: Words, odd: ReachProblemKey): string {
  if (!(error instanceof ApiError)) throw error;
  const key = error.problem?.key ?? '';
  const known: { readonly [key: string]: string } = { ...problems, malformed: problems[odd] };
  return known[key] ?? sayError(error);
}

/** Why the last message did not arrive, from the word of the server. */
export function sayLast(problem: string, { last }: Words): string {
  if (problem === 'private-address') return last.private;
  if (problem === 'redirect') return last.moved;
  if (/^smtp-5/.test(problem)) return last.mailbox;
  if (/^smtp/.test(problem)) return last.mailServer;
  return /^status-4(?!29)|^bad-url$/.test(problem) ? last.refused : last.unreachable;
}
