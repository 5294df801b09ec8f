import {
  type Connection,
  type FrameHandlers,
  readFrame,
  type WatchRequest,
  watchFrame,
} from './transport.ts';

/** Without a frame for this long, the connection counts as lost. */
const PING_MS = 15_000;
const DEAD_MS = 40_000;

export function openSocket(request: WatchRequest, handlers: FrameHandlers): Connection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  let receivedAt = Date.now();
  let over = false;
  const end = (report: boolean) => {
    if (over) return;
    over = true;
    clearInterval(pulse);
    socket.close();
    if (report) handlers.dropped();
  };
  const pulse = setInterval(() => {
    if (Date.now() - receivedAt > DEAD_MS) end(true);
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
  }, PING_MS);
  socket.addEventListener('open', () => socket.send(JSON.stringify(watchFrame(request))));
  socket.addEventListener('message', e => {
    receivedAt = Date.now();
    const frame = typeof e.data === 'string' ? readFrame(e.data) : null;
    if (frame && !over) handlers.receive(frame);
  });
  socket.addEventListener('close', () => end(true));
  socket.addEventListener('error', () => end(true));
  return {
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    close: () => end(false),
  };
}
