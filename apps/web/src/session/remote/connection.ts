import { signal } from '@preact/signals';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { ConnectionState } from '../session.ts';
import { openSocket } from './socket.ts';
import type { Connection, FrameHandlers, WatchRequest } from './transport.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 12_000;
/** Failed WebSocket attempts before server-sent events are tried. */
const SOCKET_TRIES = 2;

type Transport = (request: WatchRequest, handlers: FrameHandlers) => Connection;
type Transports = { readonly socket: Transport; readonly stream: Transport };

/**
 * Loads the SSE transport when needed. Frames are sent only after the server's `hello`, so none is lost while loading.
 */
function openStreamLater(request: WatchRequest, handlers: FrameHandlers): Connection {
  let connection: Connection | null = null;
  let closed = false;
  import('./sse/stream.ts').then(
    ({ openEventStream }) => {
      if (!closed) connection = openEventStream(request, handlers);
    },
    () => {
      if (!closed) handlers.dropped();
    },
  );
  return {
    send: frame => connection?.send(frame),
    close() {
      closed = true;
      connection?.close();
    },
  };
}

/** Exponential backoff with jitter, so that pages do not reconnect at the same moment. */
export const waitFor = (failures: number, luck: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.6 + 0.8 * luck);

/**
 * Keeps a table connected: WebSocket first, then server-sent events; retries with growing pauses, and at once when the
 * network is back.
 */
export function keepConnected(
  request: () => WatchRequest,
  receive: (frame: DownFrame) => void,
  transports: Transports = { socket: openSocket, stream: openStreamLater },
) {
  const state = signal<ConnectionState>('opening');
  let connection: Connection | null = null;
  let greeted = false;
  let failures = 0;
  let socketFailures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect() {
    clearTimeout(timer);
    if (closed) return;
    greeted = false;
    const bySocket = socketFailures < SOCKET_TRIES;
    const handlers: FrameHandlers = {
      receive(frame) {
        if (frame.t === 'hello') {
          greeted = true;
          failures = 0;
          if (bySocket) socketFailures = 0;
          state.value = 'open';
          if (document.visibilityState === 'hidden') look();
        }
        if (frame.t === 'stopping') state.value = 'stopped';
        receive(frame);
      },
      dropped() {
        connection = null;
        if (state.value !== 'stopped') state.value = 'lost';
        // A transport without a single `hello` is replaced by the other one.
        if (!greeted) socketFailures = bySocket ? socketFailures + 1 : 0;
        timer = setTimeout(connect, waitFor(failures++, Math.random()));
      },
    };
    connection = bySocket ? transports.socket(request(), handlers) : transports.stream(request(), handlers);
  }

  function reconnect() {
    connection?.close();
    connection = null;
    connect();
  }
  const back = () => {
    failures = 0;
    if (!connection) connect();
  };
  const gone = () => {
    if (connection) state.value = 'lost';
  };
  /** Who does not look is told elsewhere that it is their turn. */
  const look = () =>
    connection?.send({
      t: 'look',
      table: request().table,
      looks: document.visibilityState === 'visible',
    });
  const seen = () => {
    if (document.visibilityState === 'visible') back();
    if (greeted) look();
  };
  addEventListener('online', reconnect);
  addEventListener('offline', gone);
  document.addEventListener('visibilitychange', seen);
  connect();

  return {
    state,
    /** False if there is no connection; the caller has to send again later. */
    send(frame: UpFrame): boolean {
      if (!connection || state.peek() !== 'open') return false;
      connection.send(frame);
      return true;
    },
    /** Opens a new connection, possibly with another token. */
    reconnect,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', reconnect);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
      connection?.close();
    },
  };
}
