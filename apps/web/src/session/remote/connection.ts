import { signal } from '@preact/signals';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { ConnectionState } from '../session.ts';
import type { Ears, Line, Ticket } from './line.ts';
import { openSocket } from './socket.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 12_000;
/** How often a WebSocket may fail before saying anything until the other road is tried. */
const SOCKET_TRIES = 2;

type Road = (ticket: Ticket, ears: Ears) => Line;
type Roads = { readonly socket: Road; readonly stream: Road };

/** The other road, loaded by the few who need it. Nobody sends before the table greets, so nothing is lost meanwhile. */
function openStreamLater(ticket: Ticket, ears: Ears): Line {
  let line: Line | null = null;
  let closed = false;
  import('./sse/stream.ts').then(
    ({ openEventStream }) => {
      if (!closed) line = openEventStream(ticket, ears);
    },
    () => {
      if (!closed) ears.dropped();
    },
  );
  return {
    send: frame => line?.send(frame),
    close() {
      closed = true;
      line?.close();
    },
  };
}

/** How long to wait before the next try: longer each time, never all pages at once. */
export const waitFor = (failures: number, luck: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.6 + 0.8 * luck);

/**
 * Keeps a line to a table open: WebSocket first, server-sent events where those break, again and again with growing
 * pauses, at once when the network comes back.
 */
export function keepConnected(
  ticket: () => Ticket,
  hear: (frame: DownFrame) => void,
  roads: Roads = { socket: openSocket, stream: openStreamLater },
) {
  const state = signal<ConnectionState>('opening');
  let line: Line | null = null;
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
    const ears: Ears = {
      hear(frame) {
        if (frame.t === 'hello') {
          greeted = true;
          failures = 0;
          if (bySocket) socketFailures = 0;
          state.value = 'open';
        }
        if (frame.t === 'stopping') state.value = 'stopped';
        hear(frame);
      },
      dropped() {
        line = null;
        if (state.value !== 'stopped') state.value = 'lost';
        // A road that never led anywhere gives way to the other one.
        if (!greeted) socketFailures = bySocket ? socketFailures + 1 : 0;
        timer = setTimeout(connect, waitFor(failures++, Math.random()));
      },
    };
    line = bySocket ? roads.socket(ticket(), ears) : roads.stream(ticket(), ears);
  }

  function reconnect() {
    line?.close();
    line = null;
    connect();
  }
  const back = () => {
    failures = 0;
    if (!line) connect();
  };
  const gone = () => {
    if (line) state.value = 'lost';
  };
  const seen = () => {
    if (document.visibilityState === 'visible') back();
  };
  addEventListener('online', reconnect);
  addEventListener('offline', gone);
  document.addEventListener('visibilitychange', seen);
  connect();

  return {
    state,
    /** False: there is no line now; what matters must be sent again when there is. */
    send(frame: UpFrame): boolean {
      if (!line || state.peek() !== 'open') return false;
      line.send(frame);
      return true;
    },
    /** Opens a new line, as somebody else perhaps. */
    reconnect,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', reconnect);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
      line?.close();
    },
  };
}
