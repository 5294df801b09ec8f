import { downFrame, entryNumber } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Trouble, trouble } from '../problems.ts';
import { helloFor, newsOf } from '../tables/frames.ts';
import { plansOf } from '../talk/plans.ts';
import { talkSince } from '../talk/talk.ts';
import { Message } from '../watch/message.ts';
import { addressOf, guestIn } from './caller.ts';
import type { ServerContext } from './context.ts';
import { Reader } from './reader.ts';
import { id, objections, seatSecurity, TAGS } from './routes/shared.ts';
import { eyesOf, tableIn } from './visitor.ts';

const HEARTBEAT_MS = 25_000;

/** Server-sent events: the same frames down. What goes up is posted. */
export class SseDoor {
  readonly #context: ServerContext;
  readonly #readers = new Set<Reader>();
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#readers.size;
  }

  /** Tells proxies that the line lives, and lets go of who no longer reads. */
  beat(): void {
    for (const reader of this.#readers) reader.beat();
  }

  addTo(base: FastifyInstance): void {
    const context = this.#context;
    base.withTypeProvider<ZodTypeProvider>().get(
      '/api/tables/:id/events',
      {
        // A stream without a body would never end.
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
            ...objections,
          },
        },
      },
      async (request, reply) => {
        const table = await tableIn(context, request);
        if (this.#stopping) throw trouble('stopping');
        // Gone while the table was being opened: its 'close' will not be heard any more.
        if (reply.raw.closed) return reply.hijack();
        const address = addressOf(request.raw, context.config.proxies);
        const problem = context.connections.admit(address);
        if (problem) throw new Trouble(problem);
        const seen = lastSeen(request.headers['last-event-id'], request.query.seen);
        const reader = new Reader(reply.raw, table, eyesOf(request, table), seen);
        reply.raw.once('close', () => {
          context.connections.leave(address);
          this.#leave(reader);
        });
        reply.hijack();
        reply.raw.writeHead(200, {
          ...(reply.getHeaders() as { [name: string]: string }),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        this.#readers.add(reader);
        table.audience.join(reader);
        context.presence.mark(table);
        reader.give(Message.of(helloFor(table, reader.eyes, guestIn(request.raw))));
        table.audience.catchUp(reader, table.match.n, newsOf(table));
        const talk = talkSince(table, request.query.heard ?? 0);
        if (talk) reader.give(Message.of(talk));
        for (const planned of plansOf(table)) reader.give(Message.of(planned));
        context.bots.notice(table);
        context.clocks.notice(table);
        return reply;
      },
    );
  }

  #leave(reader: Reader): void {
    this.#readers.delete(reader);
    reader.table.audience.leave(reader);
    this.#context.presence.mark(reader.table);
  }

  stop(sentence: string): void {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const message = Message.of({ t: 'stopping', sentence });
    for (const reader of this.#readers) reader.end(message);
  }
}

function lastSeen(header: string | string[] | undefined, query: number | undefined): number {
  const text = typeof header === 'string' ? header : '';
  return /^\d{1,7}$/.test(text) ? Number(text) : (query ?? -1);
}
