import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { readFramesFast } from '../src/transport/ws/fast-frame-reader.ts';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const OPENING = [
  'GET / HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');

/** A masked frame as a browser sends it. */
function masked(first: number, payload: string | Buffer): Buffer {
  const body = Buffer.from(payload);
  const mask = Buffer.from([0x12, 0xf4, 0x56, 0x9a]);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([first, ...length]), mask, body.map((byte, i) => byte ^ mask[i & 3]!)]);
}

/** A raw socket to a server that records what it reads, and by which reader. */
async function open(): Promise<{ socket: Socket; heard: string[]; ends: Promise<number>; sees: Buffer[] }> {
  const heard: string[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const ends = new Promise<number>(done => {
    server.on('connection', (peer, request) => {
      readFramesFast(peer, request.socket, text => heard.push(`short ${text}`));
      peer.on('message', data => heard.push(`long ${data}`));
      peer.on('ping', () => heard.push('ping'));
      peer.on('error', () => {});
      peer.on('close', done);
    });
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  const sees: Buffer[] = [];
  socket.on('error', () => {});
  socket.write(OPENING);
  await once(socket, 'data');
  socket.on('data', chunk => sees.push(Buffer.from(chunk)));
  onTestFinished(() => {
    socket.destroy();
    for (const peer of server.clients) peer.terminate();
    server.close();
  });
  return { socket, heard, ends, sees };
}

/** Sends pieces separately: the event loop, shared with the server, reads each before the next. */
async function send(socket: Socket, ...pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    socket.write(piece);
    for (let turn = 0; turn < 3; turn++) await setImmediate();
  }
}

const until = async (heard: readonly string[], count: number): Promise<void> => {
  while (heard.length < count) await new Promise(done => setTimeout(done, 5));
};

describe('the fast reader of short frames', () => {
  it('reads text frames that arrive whole, one or several, in any language', async () => {
    const { socket, heard } = await open();
    await send(socket, masked(TEXT, 'a'), Buffer.concat(['', 'b', 'é ✓ 🎲'].map(t => masked(TEXT, t))));
    await until(heard, 4);
    expect(heard).toEqual(['short a', 'short ', 'short b', 'short é ✓ 🎲']);
  });

  it('passes pings to ws and continues', async () => {
    const { socket, heard, sees } = await open();
    await send(socket, masked(PING, 'you?'), masked(TEXT, 'a'));
    await until(heard, 2);
    expect(heard).toEqual(['ping', 'short a']);
    expect(Buffer.concat(sees)).toEqual(Buffer.from('\x8a\x04you?', 'latin1'));
  });

  it.each([
    ['too long for it', [masked(TEXT, 'x'.repeat(126))], `long ${'x'.repeat(126)}`],
    ['binary', [masked(0x82, 'x')], 'long x'],
    ['in fragments', [masked(0x01, 'x'), masked(0x80, 'y')], 'long xy'],
    ['cut short', [masked(TEXT, 'xy').subarray(0, 3), masked(TEXT, 'xy').subarray(3)], 'long xy'],
  ])('leaves the line to the library when a message is %s', async (_how, pieces, said) => {
    const { socket, heard } = await open();
    await send(socket, masked(TEXT, 'a'), ...pieces, masked(TEXT, 'b'), masked(PING, ''), masked(TEXT, 'c'));
    await until(heard, 5);
    expect(heard).toEqual(['short a', said, 'long b', 'ping', 'long c']);
  });

  it.each([
    ['not UTF-8', masked(TEXT, Buffer.from([0x61, 0xff, 0x62])), 1007],
    ['not masked', Buffer.from('\x81\x01a', 'latin1'), 1002],
    ['marked as packed', masked(0xc1, 'a'), 1002],
    ['the rest of nothing', masked(0x80, 'a'), 1002],
    ['a goodbye', masked(CLOSE, Buffer.from([0x03, 0xe9])), 1001],
  ])('leaves the objection to the library when a message is %s', async (_how, piece, code) => {
    const { socket, heard, ends, sees } = await open();
    await send(socket, masked(TEXT, 'a'), Buffer.concat([piece, masked(TEXT, 'b'), masked(TEXT, 'c')]));
    await send(socket, masked(TEXT, 'd'));
    socket.end();
    await ends;
    expect(heard).toEqual(['short a']);
    const goodbye = Buffer.concat(sees);
    expect([goodbye[0], goodbye.readUInt16BE(2)]).toEqual([CLOSE, code]);
  });

  it('reads the same for any split of the bytes', async () => {
    const texts = fc.array(
      fc.oneof(fc.string({ maxLength: 30 }), fc.string({ minLength: 120, maxLength: 140 })),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat(400), { maxLength: 4 }), async (said, cuts) => {
        const { socket, heard } = await open();
        const bytes = Buffer.concat(said.map(text => masked(TEXT, text)));
        const at = [0, ...cuts.filter(c => c < bytes.length).sort((a, b) => a - b), bytes.length];
        await send(socket, ...at.slice(1).map((end, i) => bytes.subarray(at[i], end)));
        await until(heard, said.length);
        expect(heard.map(h => h.replace(/^(short|long) /, ''))).toEqual(said);
        socket.destroy();
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
