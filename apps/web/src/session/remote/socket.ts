import { type Ears, type Line, readFrame, type Ticket, watchFrame } from './line.ts';

/** Silence longer than this means the line is dead, whatever the browser believes. */
const PING_MS = 15_000;
const DEAD_MS = 40_000;

export function openSocket(ticket: Ticket, ears: Ears): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  let heard = Date.now();
  let over = false;
  const end = (tell: boolean) => {
    if (over) return;
    over = true;
    clearInterval(pulse);
    socket.close();
    if (tell) ears.dropped();
  };
  const pulse = setInterval(() => {
    if (Date.now() - heard > DEAD_MS) end(true);
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
  }, PING_MS);
  socket.addEventListener('open', () => socket.send(JSON.stringify(watchFrame(ticket))));
  socket.addEventListener('message', e => {
    heard = Date.now();
    const frame = typeof e.data === 'string' ? readFrame(e.data) : null;
    if (frame && !over) ears.hear(frame);
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
