import type { Seat } from '@tablee/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieFor, GUEST_COOKIE, guestOf } from '../guests/cookie.ts';
import { hashSecret, newSecret } from '../guests/secrets.ts';
import { addressKey } from '../limits/address-key.ts';
import { trouble } from '../problems.ts';
import type { LiveTable } from '../tables/table.ts';
import type { OutsideEyes } from '../watch/audience.ts';
import { addressOf, isSecure } from './caller.ts';
import type { ServerContext } from './context.ts';

/** Who stands behind a request: a seat's token, a guest's cookie, or neither. */

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** What limits count a request by. */
export const keyOf = (context: ServerContext, request: Pick<FastifyRequest, 'raw'>): string =>
  addressKey(addressOf(request.raw, context.config.proxies));

type TableRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'raw'>;

/** The table a request names. */
export async function tableIn(context: ServerContext, request: TableRequest): Promise<LiveTable> {
  const table = await context.registry.open(request.params.id, keyOf(context, request));
  if (!table) throw trouble('no-table');
  return table;
}

export function eyesOf(request: FastifyRequest, table: LiveTable): OutsideEyes {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const byToken = token === undefined ? null : table.seatOfToken(hashSecret(token));
  if (byToken !== null) return byToken;
  const guest = guestOf(request.headers.cookie);
  return (guest === null ? null : table.seatOfGuest(guest)) ?? 'public';
}

export function seatOf(request: FastifyRequest, table: LiveTable): Seat {
  const eyes = eyesOf(request, table);
  if (eyes === 'public') throw trouble('not-seated');
  return eyes;
}

/** The same where something is done, which sets sand running that nobody played against. */
export function doerOf(context: ServerContext, request: FastifyRequest, table: LiveTable): Seat {
  const seat = seatOf(request, table);
  context.clocks.stir(table);
  return seat;
}

/** Those who sit at a table, and whoever laid it, look after its empty seats. */
export function checkHost(request: FastifyRequest, table: LiveTable): void {
  if (eyesOf(request, table) !== 'public') return;
  const guest = guestOf(request.headers.cookie);
  if (guest === null || guest !== table.host) throw trouble('not-host');
}

/** The guest's hash; a newcomer is given a cookie. */
export function welcome(context: ServerContext, request: FastifyRequest, reply: FastifyReply): string {
  const known = guestOf(request.headers.cookie);
  if (known !== null) return known;
  const secret = newSecret();
  const secure = isSecure(request.raw, context.config.proxies);
  reply.setCookie(GUEST_COOKIE, secret, cookieFor(secure));
  return hashSecret(secret);
}
