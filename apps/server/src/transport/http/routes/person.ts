import {
  deviceCode,
  type KeptPerson,
  meAnswer,
  newDeviceCode,
  newPasskey,
  newPasskeyOptions,
  newPassword,
  passkeyOptions,
  passwordSet,
  profile,
  recoveryCode,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { checkName } from '../../../lobby/readable-names.ts';
import { hashSecret } from '../../../people/credentials.ts';
import type { Identity } from '../../../people/identity.ts';
import { personOf } from '../../../people/membership.ts';
import type { Profile } from '../../../store/people.ts';
import type { ServerContext } from '../../context.ts';
import { attemptBy, deviceOf, joinWith, siteOf } from '../../person-auth.ts';
import { whoIs } from '../../request-auth.ts';
import { problems, TAGS } from './route-schemas.ts';

const security = [{ guest: [] }];
const idParam = z.object({ id: z.string().min(1).max(200) });

/** What a person keeps: the profile, ways to sign in, and devices. */
export function addPersonRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { passkeys, passwords, codes, membership } = context.people;

  app.get(
    '/api/me',
    {
      schema: {
        tags: TAGS.people,
        summary: 'The person of this device; null for a guest who keeps nothing',
        security,
        response: { 200: meAnswer, ...problems },
      },
    },
    async request => ({ person: await readPerson(context, await whoIs(context, request)) }),
  );

  app.put(
    '/api/me',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Change name, avatar and colour',
        security,
        body: profile,
        response: { 200: meAnswer, ...problems },
      },
    },
    async request => {
      const who = await whoIs(context, request);
      await membership.change(who, checked(request.body));
      return { person: await readPerson(context, who) };
    },
  );

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Options to make a passkey',
        security,
        body: newPasskeyOptions,
        response: { 200: passkeyOptions, ...problems },
      },
    },
    async request => {
      const device = await deviceOf(context, request);
      const name = request.body.name || 'Tablée';
      const made = await passkeys.registrationOptions(device, siteOf(context, request), name);
      return { ticket: made.ticket, options: { ...made.options } };
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Keep a passkey',
        description: 'The first passkey or password makes a person of a guest; then a profile is needed.',
        security,
        body: newPasskey,
        response: { 201: z.object({ done: z.literal(true) }), ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      const { profile: first } = request.body;
      const joined = await passkeys.add(device, siteOf(context, request), request.body, checked(first));
      joinWith(context, request, reply, joined);
      reply.code(201);
      return { done: true as const };
    },
  );

  app.delete(
    '/api/me/passkeys/:id',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Remove a passkey',
        security,
        params: idParam,
        response: { 200: z.object({ done: z.literal(true) }), ...problems },
      },
    },
    async request => {
      await passkeys.remove(await whoIs(context, request), request.params.id);
      return { done: true as const };
    },
  );

  app.put(
    '/api/me/password',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Set or change the password',
        description:
          'The name for signing in is drawn by the server. The recovery code is returned this once.',
        security,
        body: newPassword,
        response: { 200: passwordSet, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      const { password, current, profile: first } = request.body;
      const joined = await passwords.set(device, { password, current }, checked(first));
      joinWith(context, request, reply, joined);
      return { signIn: joined.signIn, recovery: joined.recovery };
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags: TAGS.people,
        summary: 'A new recovery code; the one before is void',
        security,
        response: { 200: recoveryCode, ...problems },
      },
    },
    async request => ({ recovery: await passwords.newRecovery(await deviceOf(context, request)) }),
  );

  app.post(
    '/api/me/device-code',
    {
      schema: {
        tags: TAGS.people,
        summary: 'A code that adds another device',
        security,
        body: newDeviceCode,
        response: { 201: deviceCode, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      const joined = await codes.issue(device, checked(request.body.profile));
      joinWith(context, request, reply, joined);
      reply.code(201);
      return { code: joined.code, seconds: joined.seconds };
    },
  );

  app.delete(
    '/api/me/devices/:id',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign a device out; its games stay',
        security,
        params: idParam,
        response: { 200: z.object({ done: z.literal(true) }), ...problems },
      },
    },
    async request => {
      const who = await whoIs(context, request);
      personOf(who);
      const guest = who?.guests.find(hash => deviceId(hash) === request.params.id);
      if (guest === undefined) throw trouble('no-device');
      await membership.end(who, guest);
      return { done: true as const };
    },
  );
}

const checked = <P extends Profile | undefined>(given: P): P => {
  if (given) checkName(given.name);
  return given;
};

const ID_LENGTH = 16;
const deviceId = (guestHash: string): string => hashSecret(guestHash).slice(0, ID_LENGTH);
const timeOf = (ms: number): string => new Date(ms).toISOString();

async function readPerson({ store }: ServerContext, who: Identity | null): Promise<KeptPerson | null> {
  const id = who?.person ?? null;
  const person = id === null ? null : await store.people.person(id);
  if (!person) return null;
  const [guests, passkeys] = await Promise.all([
    store.people.guestsOf(person.id),
    store.people.passkeysOf(person.id),
  ]);
  const { name, avatar, colour, signIn, hasRecovery, madeAt } = person;
  return {
    id: person.id,
    name,
    avatar,
    colour,
    since: timeOf(madeAt),
    signIn,
    hasRecovery,
    devices: guests
      .filter(({ endedAt }) => endedAt === null)
      .map(({ guestHash, device, since, seenAt }) => ({
        id: deviceId(guestHash),
        name: device,
        since: timeOf(since),
        seen: timeOf(seenAt),
        here: guestHash === who?.guest,
      })),
    passkeys: passkeys.map(({ id: key, device, madeAt: made, usedAt }) => ({
      id: key,
      name: device,
      made: timeOf(made),
      used: usedAt === null ? null : timeOf(usedAt),
    })),
  };
}
