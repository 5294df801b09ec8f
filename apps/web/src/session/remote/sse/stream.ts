import type { UpFrame } from '@tablee/wire';
import {
  ApiError,
  openStream,
  postAct,
  postLine,
  postMove,
  postPlan,
  postPoint,
  postReaction,
} from '../../../api/client.ts';
import { type Connection, type FrameHandlers, readFrame, type WatchRequest } from '../transport.ts';

/** The server sends a heartbeat every 25 s; two missed ones mean a lost connection. */
const DEAD_MS = 60_000;

/** Splits server-sent events into frames, and returns the unfinished rest. */
export function takeEvents(buffer: string): { readonly data: readonly string[]; readonly rest: string } {
  const parts = buffer.split('\n\n');
  const rest = parts.pop() ?? '';
  const data = parts
    .map(event =>
      event
        .split('\n')
        .filter(connection => connection.startsWith('data:'))
        .map(connection => connection.slice(5).trimStart())
        .join('\n'),
    )
    .filter(text => text !== '');
  return { data, rest };
}

/**
 * The transport for networks that block WebSockets: events down, requests up. Aims are not sent: ten requests a second
 * cost too much.
 */
export function openEventStream(request: WatchRequest, handlers: FrameHandlers): Connection {
  const { table, token, seen, heard } = request;
  const abort = new AbortController();
  let over = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const end = (report: boolean) => {
    if (over) return;
    over = true;
    clearTimeout(watchdog);
    abort.abort();
    if (report) handlers.dropped();
  };
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => end(true), DEAD_MS);
  };
  const refuse = (error: unknown, decision?: number) => {
    if (over) return;
    // The connection is lost; pending requests are repeated on the next one.
    if (!(error instanceof ApiError) || !error.problem) return end(true);
    const named = decision === undefined ? {} : { decision };
    handlers.receive({ t: 'refused', table, ...error.problem, ...named });
  };

  async function listen() {
    alive();
    const body = await openStream(table, token, seen >= 0 ? seen : null, heard, abort.signal);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let buffer = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      const { data, rest } = takeEvents(buffer + value);
      buffer = rest;
      for (const text of data) {
        const frame = readFrame(text);
        if (frame && !over) handlers.receive(frame);
      }
    }
  }
  listen().then(
    () => end(true),
    (error: unknown) => {
      if (error instanceof ApiError && error.problem) refuse(error);
      end(true);
    },
  );
  return {
    send(frame: UpFrame) {
      if (frame.t === 'play') {
        postMove(table, token, frame.decision, frame.move).catch((e: unknown) => refuse(e, frame.decision));
      }
      if (frame.t === 'act') postAct(table, token, frame.act).catch((e: unknown) => refuse(e));
      if (frame.t === 'say') postLine(table, token, frame.text).catch((e: unknown) => refuse(e));
      if (frame.t === 'react') postReaction(table, token, frame.reaction).catch((e: unknown) => refuse(e));
      if (frame.t === 'point') postPoint(table, token, frame.at).catch((e: unknown) => refuse(e));
      if (frame.t === 'plan') postPlan(table, token, frame.notes).catch((e: unknown) => refuse(e));
    },
    close: () => end(false),
  };
}
