import type { IncomingMessage } from 'node:http';
import type { Seat } from '@tablee/kernel';
import type { ClientEyes } from '@tablee/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trouble } from '../common/problems.ts';
import { addressKey } from '../limits/address-key.ts';
import {
  cookieFor,
  GUEST_COOKIE,
  guestOf,
  HINT_COOKIE,
  hashSecret,
  hintFor,
  newSecret,
} from '../people/credentials.ts';
import { guestAlone, type Identity } from '../people/identity.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { ServerContext } from './context.ts';
import { addressOf, isSecure } from './request-origin.ts';

/** Identifies the sender of a request by the token of a seat or the cookie of a guest. */

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Who sends a request: a guest, and all guests of the same person. Null without a cookie, and after its session. */
export const whoIs = ({ people }: ServerContext, request: FastifyRequest): Promise<Identity | null> =>
  people.identities.of(guestOf(request.headers.cookie));

/** The token decides, unless the session it was given to has ended; without one, the guests of the person. */
export async function eyesFor(
  { people }: ServerContext,
  table: LiveTable,
  token: string | undefined,
  who: Identity | null,
): Promise<ClientEyes> {
  const byToken = token === undefined ? null : table.seatOfToken(hashSecret(token));
  if (byToken !== null && !(await people.identities.hasEnded(table.guestAt(byToken)))) return byToken;
  if (!who) return 'public';
  // A person may have sat down on two devices before these were one person's: each keeps its own seat.
  return table.seatOfGuests([who.guest]) ?? table.seatOfGuests(who.guests) ?? 'public';
}

const tokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

export const eyesOf = async (
  context: ServerContext,
  request: FastifyRequest,
  table: LiveTable,
): Promise<ClientEyes> => eyesFor(context, table, tokenOf(request.raw), await whoIs(context, request));

/** Whether a client was given a seat or an entry by another node, of which this one has not read yet. */
export const knowsMore = (table: LiveTable, token: string | undefined, seen: number): boolean =>
  seen > table.n || (token !== undefined && table.seatOfToken(hashSecret(token)) === null);

/** Throws a Trouble for a request without a seat at this table. */
export async function seatOf(
  context: ServerContext,
  request: FastifyRequest,
  table: LiveTable,
): Promise<Seat> {
  const eyes = await eyesOf(context, request, table);
  if (eyes === 'public') throw trouble('not-seated');
  return eyes;
}

/** The same for commands. They also restart a clock that was stopped because no person played. */
export async function activeSeatOf(
  context: ServerContext,
  request: FastifyRequest,
  table: LiveTable,
): Promise<Seat> {
  const seat = await seatOf(context, request, table);
  noteActive(context, table, seat);
  return seat;
}

/** A person acts: the clock runs, and an understudy gives the seat back. */
export function noteActive({ clocks, absences }: ServerContext, table: LiveTable, seat: Seat): void {
  clocks.notePlayer(table);
  absences.noteSeat(table, seat);
}

/** Throws a Trouble unless the request comes from a seat or from the host: they may seat bots. */
export async function checkHost(
  context: ServerContext,
  request: FastifyRequest,
  table: LiveTable,
): Promise<void> {
  if ((await eyesOf(context, request, table)) !== 'public') return;
  const { host } = table.state;
  if (host === null || !(await whoIs(context, request))?.guests.includes(host)) throw trouble('not-host');
}

/** The same for requests that leave something behind: a new guest gets a cookie. */
export async function identifyGuest(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const known = await whoIs(context, request);
  if (known) return known;
  const secret = newSecret();
  setGuest(context, request, reply, secret);
  return guestAlone(hashSecret(secret));
}

/** This device is that guest from now on. */
export function setGuest(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const secure = isSecure(request.raw, context.config.proxies);
  reply.setCookie(GUEST_COOKIE, secret, cookieFor(secure));
  reply.setCookie(HINT_COOKIE, '1', hintFor(secure));
}

/** The key of limits for a request. */
export const limitKeyOf = (context: ServerContext, request: Pick<FastifyRequest, 'raw'>): string =>
  addressKey(addressOf(request.raw, context.config.proxies));

type TableRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'raw'>;

/** The table named by a request; throws a Trouble when there is none. */
export async function tableOf(context: ServerContext, request: TableRequest): Promise<LiveTable> {
  const table = await context.registry.open(request.params.id, limitKeyOf(context, request));
  if (!table) throw trouble('no-table');
  if (knowsMore(table, tokenOf(request.raw), 0)) await context.registry.refresh(table);
  return table;
}
