import type { IncomingMessage } from 'node:http';
import type { Seat } from '@tablee/kernel';
import type { ClientEyes } from '@tablee/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trouble } from '../common/problems.ts';
import { addressKey } from '../limits/address-key.ts';
import { cookieFor, GUEST_COOKIE, guestOf, hashSecret, newSecret } from '../people/credentials.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { ServerContext } from './context.ts';
import { addressOf, isSecure } from './request-origin.ts';

/** Identifies the sender of a request by the token of a seat or the cookie of a guest. */

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The token decides; without a valid one, the guest. */
export function eyesFor(table: LiveTable, token: string | undefined, guestHash: string | null): ClientEyes {
  const byToken = token === undefined ? null : table.seatOfToken(hashSecret(token));
  return byToken ?? (guestHash === null ? null : table.seatOfGuest(guestHash)) ?? 'public';
}

const tokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

export const eyesOf = (request: FastifyRequest, table: LiveTable): ClientEyes =>
  eyesFor(table, tokenOf(request.raw), guestOf(request.headers.cookie));

/** Whether a client was given a seat or an entry by another node, of which this one has not read yet. */
export const knowsMore = (table: LiveTable, token: string | undefined, seen: number): boolean =>
  seen > table.n || (token !== undefined && table.seatOfToken(hashSecret(token)) === null);

/** Throws a Trouble for a request without a seat at this table. */
export function seatOf(request: FastifyRequest, table: LiveTable): Seat {
  const eyes = eyesOf(request, table);
  if (eyes === 'public') throw trouble('not-seated');
  return eyes;
}

/** The same for commands. They also restart a clock that was stopped because no person played. */
export function activeSeatOf(context: ServerContext, request: FastifyRequest, table: LiveTable): Seat {
  const seat = seatOf(request, table);
  noteActive(context, table, seat);
  return seat;
}

/** A person acts: the clock runs, and an understudy gives the seat back. */
export function noteActive({ clocks, absences }: ServerContext, table: LiveTable, seat: Seat): void {
  clocks.notePlayer(table);
  absences.noteSeat(table, seat);
}

/** Throws a Trouble unless the request comes from a seat or from the host: they may seat bots. */
export function checkHost(request: FastifyRequest, table: LiveTable): void {
  if (eyesOf(request, table) !== 'public') return;
  const guest = guestOf(request.headers.cookie);
  if (guest === null || guest !== table.state.host) throw trouble('not-host');
}

/** The guest's hash. A new guest gets a cookie. */
export function identifyGuest(context: ServerContext, request: FastifyRequest, reply: FastifyReply): string {
  const known = guestOf(request.headers.cookie);
  if (known !== null) return known;
  const secret = newSecret();
  const secure = isSecure(request.raw, context.config.proxies);
  reply.setCookie(GUEST_COOKIE, secret, cookieFor(secure));
  return hashSecret(secret);
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
