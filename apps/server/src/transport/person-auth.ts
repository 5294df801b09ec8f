import type { FastifyReply, FastifyRequest } from 'fastify';
import { trouble } from '../common/problems.ts';
import { cookieFor, GUEST_COOKIE, HINT_COOKIE } from '../people/credentials.ts';
import { deviceName } from '../people/device-name.ts';
import type { Device, Joined } from '../people/membership.ts';
import type { Site } from '../people/passkeys.ts';
import type { ServerContext } from './context.ts';
import { limitKeyOf, setGuest, whoIs } from './request-auth.ts';
import { hostOf, isSecure } from './request-origin.ts';

export async function deviceOf(context: ServerContext, request: FastifyRequest): Promise<Device> {
  return {
    who: await whoIs(context, request),
    name: deviceName(request.headers['user-agent']),
    address: limitKeyOf(context, request),
  };
}

/** The same for an attempt to sign in: throws a Trouble after too many of one address. */
export async function attemptBy(context: ServerContext, request: FastifyRequest): Promise<Device> {
  const { limits, membership } = context.people;
  const device = await deviceOf(context, request);
  if (!limits.attempt(device.address)) throw membership.refuse('sign-in-often');
  return device;
}

/** This device is one of the person's: it may have become a new guest. */
export function joinWith(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { secret }: Joined,
): void {
  if (secret !== null) setGuest(context, request, reply, secret);
}

export function clearGuest(context: ServerContext, request: FastifyRequest, reply: FastifyReply): void {
  const { maxAge, ...same } = cookieFor(isSecure(request.raw, context.config.proxies));
  reply.clearCookie(GUEST_COOKIE, same);
  reply.clearCookie(HINT_COOKIE, { ...same, httpOnly: false });
}

/**
 * The site that passkeys are made for. The origin of a browser's request was checked: it is our host or a configured
 * one. Passkeys need https, except on the machine itself.
 */
export function siteOf({ config }: ServerContext, request: FastifyRequest): Site {
  const { origin } = request.headers;
  const text = origin ?? `https://${hostOf(request.raw, config.proxies)}`;
  if (!URL.canParse(text)) throw trouble('origin');
  const url = new URL(text);
  return { rpId: url.hostname, origins: [url.origin] };
}
