import { downFrame, entryNumber } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Message } from '../../bus/message.ts';
import { Trouble, trouble } from '../../common/problems.ts';
import type { ServerContext } from '../context.ts';
import { id, problems, seatSecurity, TAGS } from '../http/routes/route-schemas.ts';
import { eyesOf, tableOf, whoIs } from '../request-auth.ts';
import { addressOf } from '../request-origin.ts';
import { isOfGuests, isOneOf, startWatching, stopWatching } from '../watching.ts';
import { EventStream } from './event-stream.ts';

const HEARTBEAT_MS = 25_000;

/** Server-sent events: the same frames down as over a WebSocket. Commands are posted over HTTP. */
export class SseTransport {
  readonly #context: ServerContext;
  readonly #streams = new Set<EventStream>();
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Keeps streams open in proxies, and closes those that are no longer read. */
  beat(): void {
    for (const stream of this.#streams) stream.beat();
  }

  addTo(base: FastifyInstance): void {
    const context = this.#context;
    base.withTypeProvider<ZodTypeProvider>().get(
      '/api/tables/:id/events',
      {
        // A HEAD request would never end.
        exposeHeadRoute: false,
        schema: {
          tags: TAGS.look,
          summary: 'Everything that happens at a table, as server-sent events',
          description: 'Each event holds one frame as JSON; its id is the number of the last entry.',
          security: [...seatSecurity, {}],
          params: id,
          querystring: z.object({
            seen: z.coerce.number().pipe(entryNumber).optional(),
            heard: z.coerce.number().pipe(entryNumber).optional(),
          }),
          response: {
            200: downFrame.meta({ description: 'One frame of the stream (text/event-stream)' }),
            ...problems,
          },
        },
      },
      async (request, reply) => {
        const table = await tableOf(context, request);
        if (this.#stopping) throw trouble('stopping');
        const who = await whoIs(context, request);
        const eyes = await eyesOf(context, request, table);
        // The client left while the table was being opened: no 'close' event follows.
        if (reply.raw.closed) return reply.hijack();
        const address = addressOf(request.raw, context.config.proxies);
        const problem = context.connections.admit(address);
        if (problem) throw new Trouble(problem);
        const seen = lastSeen(request.headers['last-event-id'], request.query.seen);
        const stream = new EventStream(reply.raw, { table, eyes, guest: who?.guest ?? null, seen });
        reply.raw.once('close', () => {
          context.connections.leave(address);
          this.#streams.delete(stream);
          stopWatching(context, table, stream);
        });
        reply.hijack();
        reply.raw.writeHead(200, {
          ...(reply.getHeaders() as { [name: string]: string }),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        this.#streams.add(stream);
        startWatching(context, table, stream, {
          guests: who?.guests ?? [],
          heard: request.query.heard ?? 0,
          send: frame => stream.give(Message.of(frame)),
        });
        return reply;
      },
    );
  }

  /** Ends the streams of guests whose session has ended, and those that show their seats. */
  cut(guests: readonly string[]): void {
    for (const stream of this.#streams)
      if (isOneOf(stream.guest, guests) || isOfGuests(stream, guests)) stream.dismiss();
  }

  stop(sentence: string): void {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const message = Message.of({ t: 'stopping', sentence });
    for (const stream of this.#streams) stream.end(message);
  }
}

function lastSeen(header: string | string[] | undefined, query: number | undefined): number {
  const text = typeof header === 'string' ? header : '';
  return /^\d{1,7}$/.test(text) ? Number(text) : (query ?? -1);
}
