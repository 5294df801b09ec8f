import {
  codePerson,
  deviceCodeSignIn,
  meAnswer,
  passkeyOptions,
  passkeySignIn,
  passwordSignIn,
  recovered,
  recoverySignIn,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { attemptBy, clearGuest, joinWith, siteOf } from '../../person-auth.ts';
import { whoIs } from '../../request-auth.ts';
import { problems, TAGS } from './route-schemas.ts';

const done = z.object({ done: z.literal(true) });

/** Signing in on a device, by passkey, password, recovery code, or a code of another device; and signing out. */
export function addSignInRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { passkeys, passwords, codes, membership } = context.people;

  app.post(
    '/api/sign-in/passkey/options',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Options to ask an authenticator for a passkey',
        response: { 200: passkeyOptions, ...problems },
      },
    },
    async request => {
      const { ticket, options } = await passkeys.options(siteOf(context, request));
      return { ticket, options: { ...options } };
    },
  );

  app.post(
    '/api/sign-in/passkey',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign in with a passkey',
        description: 'The games of this device become the person’s. A challenge is good for one answer.',
        body: passkeySignIn,
        response: { 200: done, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      joinWith(
        context,
        request,
        reply,
        await passkeys.signIn(device, siteOf(context, request), request.body),
      );
      return { done: true as const };
    },
  );

  app.post(
    '/api/sign-in/password',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign in with a name and a password',
        body: passwordSignIn,
        response: { 200: done, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      const { signIn, password } = request.body;
      joinWith(context, request, reply, await passwords.signIn(device, signIn, password));
      return { done: true as const };
    },
  );

  app.post(
    '/api/sign-in/recovery',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign in with the recovery code',
        description: 'Sets a new password or removes the forgotten one, and returns the next recovery code.',
        body: recoverySignIn,
        response: { 200: recovered, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      const { code, password } = request.body;
      const joined = await passwords.recover(device, code, password);
      joinWith(context, request, reply, joined);
      return { signIn: joined.signIn, recovery: joined.recovery };
    },
  );

  app.post(
    '/api/sign-in/code/look',
    {
      schema: {
        tags: TAGS.people,
        summary: 'The person a code of another device belongs to',
        body: deviceCodeSignIn,
        response: { 200: codePerson, ...problems },
      },
    },
    async request => {
      await attemptBy(context, request);
      const { name, avatar, colour } = await codes.personOf(request.body.code);
      return { name, avatar, colour };
    },
  );

  app.post(
    '/api/sign-in/code',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign in with a code shown on another device',
        description: 'A code works once, for five minutes.',
        body: deviceCodeSignIn,
        response: { 200: done, ...problems },
      },
    },
    async (request, reply) => {
      const device = await attemptBy(context, request);
      joinWith(context, request, reply, await codes.signIn(device, request.body.code));
      return { done: true as const };
    },
  );

  app.post(
    '/api/sign-out',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Sign this device out',
        description: 'The person keeps the games; this device becomes a new guest.',
        security: [{ guest: [] }],
        response: { 200: meAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const who = await whoIs(context, request);
      if (who?.person) await membership.end(who, who.guest);
      clearGuest(context, request, reply);
      return { person: null };
    },
  );
}
