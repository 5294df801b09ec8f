import { isRefused, type Seat } from '@tablee/kernel';
import {
  chooseUnderstudy,
  endAbandoned,
  linesLeft,
  offerPause,
  personAt,
  planReplies,
  returnToSeat,
  seatOfPass,
  voteUnderstudy,
} from '@tablee/table';
import {
  absenceAnswer,
  accepted,
  leaveRequest,
  passAnswer,
  passedRequest,
  pauseRequest,
  repliesAnswer,
  repliesRequest,
  seat as seatSchema,
  tableId,
  understudyRequest,
  voteRequest,
} from '@tablee/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { keepSeat, leaveSeat, passOn } from '../../../lobby/seats.ts';
import { hashSecret } from '../../../people/credentials.ts';
import type { LiveTable } from '../../../tables/live-table.ts';
import type { ServerContext } from '../../context.ts';
import { activeSeatOf, checkHost, eyesOf, seatOf, tableOf } from '../../request-auth.ts';
import { acceptedEntry, id, problems, seatSecurity, TAGS } from './route-schemas.ts';

/** A person who was not seen for this long, at a table where nothing happens, has left it. */
const LEFT_AFTER_MS = 7 * 24 * 3_600_000;
const UNSAVED = { unsaved: 'seat-not-saved' } as const;
const held = z.object({ table: tableId, seat: seatSchema });

/** Who plays for whom: understudies, seats given up and handed on, pauses, planned replies, and the end of a table. */
export function addAbsenceRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { referee } = context;
  const common = { tags: TAGS.absence, security: seatSecurity, params: id };
  const entry = { 200: accepted, ...problems };

  app.get(
    '/api/tables/:id/absence',
    {
      schema: {
        ...common,
        summary: 'What you may do about absence now',
        description:
          'For players and the host: whether a code for your seat is valid, and whether you may end the game.',
        response: { 200: absenceAnswer, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      await checkHost(context, request, table);
      const seat = await seatOrHost(context, request, table);
      const { passHash } = (seat === null ? null : personAt(table.state.holders, seat)) ?? {};
      const hasLeft = await leaversOf(context, table);
      return {
        pass: passHash !== undefined,
        end: !isRefused(endAbandoned(table.state, seat, hasLeft, table)),
      };
    },
  );

  app.put(
    '/api/tables/:id/understudy',
    {
      schema: {
        ...common,
        summary: 'Choose the bot that plays in your absence',
        description:
          'It knows only what your seat knows. It plays after so many minutes of absence; 0: from now on.',
        body: understudyRequest,
        response: entry,
      },
    },
    async request => {
      const table = await freshTableOf(context, request);
      const seat = await seatOf(context, request, table);
      return acceptedEntry(
        await referee.run(table, state => chooseUnderstudy(state, seat, request.body), UNSAVED),
      );
    },
  );

  app.delete(
    '/api/tables/:id/understudy',
    { schema: { ...common, summary: 'Choose no bot for your absence, and play yourself', response: entry } },
    async request => {
      const table = await freshTableOf(context, request);
      const seat = await seatOf(context, request, table);
      return acceptedEntry(await referee.run(table, state => chooseUnderstudy(state, seat, null), UNSAVED));
    },
  );

  app.post(
    '/api/tables/:id/return',
    {
      schema: {
        ...common,
        summary: 'Play yourself again',
        description: 'Any move or other act of yours does the same.',
        response: entry,
      },
    },
    async request => {
      const table = await freshTableOf(context, request);
      const seat = await seatOf(context, request, table);
      context.clocks.notePlayer(table);
      return acceptedEntry(await referee.run(table, state => returnToSeat(state, seat), UNSAVED));
    },
  );

  app.post(
    '/api/tables/:id/votes',
    {
      schema: {
        ...common,
        summary: 'Vote that a bot plays for an absent person',
        description:
          'For players, once that person is "absent". It plays when all other people who are connected agree.',
        body: voteRequest,
        response: entry,
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const seat = await activeSeatOf(context, request, table);
      const { seat: absent, level } = request.body;
      return acceptedEntry(
        await referee.run(
          table,
          (state, facts) => voteUnderstudy(state, seat, absent, level, facts),
          UNSAVED,
        ),
      );
    },
  );

  app.post(
    '/api/tables/:id/pauses',
    {
      schema: {
        ...common,
        summary: 'Propose a pause of a clock of days',
        description: 'It holds once all other people have accepted (act accept-pause). At most 60 days.',
        body: pauseRequest,
        response: entry,
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const seat = await activeSeatOf(context, request, table);
      const until = Date.parse(request.body.until);
      return acceptedEntry(await referee.run(table, (state, facts) => offerPause(state, seat, until, facts)));
    },
  );

  app.post(
    '/api/tables/:id/leave',
    {
      schema: {
        ...common,
        summary: 'Give up your seat for good',
        description: 'It is free for another person, or left to a bot of the given level. Your token ends.',
        body: leaveRequest,
        response: { 200: held, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const seat = await seatOf(context, request, table);
      await leaveSeat(referee, table, seat, request.body.level ?? null);
      return { table: table.id, seat };
    },
  );

  app.post(
    '/api/tables/:id/pass',
    {
      schema: {
        ...common,
        summary: 'Hand your seat on',
        description:
          'Returns a code with which one other person may take your seat (POST seats with "pass"). Your token ends then.',
        response: { 201: passAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const table = await freshTableOf(context, request);
      reply.code(201);
      return passOn(referee, table, await seatOf(context, request, table));
    },
  );

  app.delete(
    '/api/tables/:id/pass',
    { schema: { ...common, summary: 'Keep your seat: the code ends', response: { 200: held, ...problems } } },
    async request => {
      const table = await freshTableOf(context, request);
      const seat = await seatOf(context, request, table);
      await keepSeat(referee, table, seat);
      return { table: table.id, seat };
    },
  );

  app.post(
    '/api/tables/:id/passed',
    {
      schema: {
        ...common,
        summary: 'Which seat a code hands on',
        description: 'For the person who was given the code, before they sit down.',
        body: passedRequest,
        response: { 200: held, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const seat = seatOfPass(table.state, hashSecret(request.body.pass));
      if (seat === null) throw trouble('bad-pass');
      return { table: table.id, seat };
    },
  );

  app.post(
    '/api/tables/:id/end',
    {
      schema: {
        ...common,
        summary: 'End a game that all others have left',
        description:
          'For players and the host. The others have given up their seats, or nothing has happened for seven days and none of them is connected. Nobody wins.',
        response: entry,
      },
    },
    async request => {
      const table = await tableOf(context, request);
      await checkHost(context, request, table);
      const seat = await seatOrHost(context, request, table);
      const hasLeft = await leaversOf(context, table);
      return acceptedEntry(
        await referee.run(table, (state, facts) => endAbandoned(state, seat, hasLeft, facts)),
      );
    },
  );

  app.get(
    '/api/tables/:id/replies',
    { schema: { ...common, summary: 'Your planned replies', response: { 200: repliesAnswer, ...problems } } },
    async request => {
      const table = await freshTableOf(context, request);
      const replies = personAt(table.state.holders, await seatOf(context, request, table))?.replies;
      const lines = replies ? linesLeft(table.match, replies) : [];
      return { from: table.n, lines: lines.map(line => [...line]) };
    },
  );

  app.put(
    '/api/tables/:id/replies',
    {
      schema: {
        ...common,
        summary: 'Plan replies: "if they play this, I play that"',
        description:
          'In games without luck and secrets, while you wait. A reply is played at once when it fits; what no longer fits is thrown away. Nobody else sees it.',
        body: repliesRequest,
        response: entry,
      },
    },
    async request => {
      const table = await freshTableOf(context, request);
      const seat = await activeSeatOf(context, request, table);
      return acceptedEntry(
        await referee.run(table, state => planReplies(state, seat, request.body.lines), UNSAVED),
      );
    },
  );
}

/** What another node has stored about this seat a moment ago is known here: "nothing to do" must be true. */
async function freshTableOf(
  context: ServerContext,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<LiveTable> {
  const table = await tableOf(context, request);
  await context.registry.refresh(table);
  return table;
}

/** Null: the host, without a seat. */
async function seatOrHost(
  context: ServerContext,
  request: FastifyRequest,
  table: LiveTable,
): Promise<Seat | null> {
  const eyes = await eyesOf(context, request, table);
  return eyes === 'public' ? null : eyes;
}

/** Which people have left without giving up their seat. */
async function leaversOf(context: ServerContext, table: LiveTable): Promise<(seat: Seat) => boolean> {
  const quiet = await isQuiet(context, table);
  return seat => quiet && !table.isHere(seat);
}

/** Whether nothing has happened at the table for long. */
async function isQuiet({ store }: ServerContext, table: LiveTable): Promise<boolean> {
  if (table.ephemera.growth !== null) return false;
  const activity = await store.maintenance.activityOf(table.id);
  return activity !== null && activity.touchedAt < Date.now() - LEFT_AFTER_MS;
}
