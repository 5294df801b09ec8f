import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { problem } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

/** A TCP connection that does not close its side when the server closes. */
class Caller {
  readonly socket: Socket;
  text = '';
  /** Resolves when the server ends or resets the connection. */
  ended = false;
  closed = false;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', chunk => {
      this.text += chunk;
    });
    socket.on('end', () => {
      this.ended = true;
    });
    socket.on('close', () => {
      this.ended = true;
      this.closed = true;
    });
    socket.on('error', () => {});
    onTestFinished(() => {
      socket.destroy();
    });
  }

  static open(app: Live, from = '127.0.0.1'): Promise<Caller> {
    return new Promise(done => {
      const port = Number(new URL(app.url).port);
      const caller = new Caller(
        connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true }, () => done(caller)),
      );
    });
  }

  /** The answer to one more request on this connection. */
  async ask(path: string): Promise<string> {
    const before = this.text.length;
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await until(() => this.ended || this.text.slice(before).includes('\r\n\r\n'));
    return this.text.slice(before);
  }
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await sleep(10);
}

const callers = async (app: Live, n: number, from?: string): Promise<Caller[]> => {
  const all: Caller[] = [];
  while (all.length < n)
    all.push(...(await Promise.all(Array.from({ length: 50 }, () => Caller.open(app, from)))));
  return all;
};

describe('connections of one address', () => {
  it('are limited even if silent, and other addresses can still connect', async () => {
    const app = await live({ limits: { connectionsEach: 20, silentSeconds: 60 } });
    const all = await callers(app, 300);
    await until(() => all.filter(c => c.ended).length >= 230);
    const held = all.filter(c => !c.ended);
    expect(held).toHaveLength(70);
    const refused = all.filter(c => c.text !== '');
    expect(refused.length).toBeGreaterThan(0);
    for (const { text } of refused) {
      expect(text).toMatch(/^HTTP\/1.1 429 /);
      expect(problem.parse(JSON.parse(text.split('\r\n\r\n')[1]!)).key).toBe('too-many-connections');
    }
    const other = await Caller.open(app, '127.0.0.2');
    expect(await other.ask('/healthz')).toMatch(/^HTTP\/1.1 200 /);
    for (const caller of held.slice(0, 10)) caller.socket.destroy();
    for (;;) {
      const again = await Caller.open(app);
      if ((await again.ask('/healthz')).startsWith('HTTP/1.1 200 ')) break;
    }
  });

  it('are closed by the server when the client does not close', async () => {
    const app = await live({ limits: { connectionsEach: 1 } });
    const all = await callers(app, 100);
    await until(() => all.filter(c => c.ended).length >= 49);
    const lasting = all.filter(c => !c.ended).length;
    // Writing to a connection closed by the server causes a reset.
    await until(() => {
      for (const caller of all) if (caller.ended && !caller.closed) caller.socket.write('x');
      return all.filter(c => c.closed).length === all.length - lasting;
    });
    expect(lasting).toBe(51);
  });

  it('are not counted behind a proxy', async () => {
    const app = await live({ proxies: 1, limits: { connectionsEach: 5, silentSeconds: 60 } });
    const all = await callers(app, 150);
    const answers = await Promise.all(all.map(c => c.ask('/healthz')));
    expect(answers.every(a => a.startsWith('HTTP/1.1 200 '))).toBe(true);
  });
});

describe('a connection without a request', () => {
  it('is closed, and connections in use are not', async () => {
    const app = await live({ limits: { silentSeconds: 1 } });
    const [red] = await app.table();
    const line = await app.watch(red.table, red.token);
    const stream = await Stream.open(app, red.table);
    await stream.until('table');
    const kept = await Caller.open(app);
    expect(await kept.ask('/healthz')).toMatch(/^HTTP\/1.1 200 /);
    const silent = await callers(app, 200);
    const halves = await callers(app, 50);
    for (const half of halves) half.socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => {
      for (const half of halves) if (!half.ended) half.socket.write('x');
    }, 100);
    onTestFinished(() => clearInterval(drip));
    await until(() => [...silent, ...halves].every(c => c.ended));
    for (const { text } of silent.slice(0, 5)) {
      expect(text).toMatch(/^HTTP\/1.1 408 /);
      expect(problem.parse(JSON.parse(text.split('\r\n\r\n')[1]!)).sentence).toMatch(/request/);
    }
    expect(await kept.ask('/healthz')).toMatch(/^HTTP\/1.1 200 /);
    await app.play(red, 0, 'b2b3');
    await line.next('table', f => f.n === 1);
    await stream.until('table', 1);
  });

  it('is closed after a refused upgrade or invalid HTTP, even if the client keeps it open', async () => {
    const app = await live({ limits: { silentSeconds: 3600 } });
    const all = await callers(app, 100);
    for (const [i, { socket }] of all.entries())
      socket.write(
        i % 2 === 0
          ? 'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
          : 'HELLO\r\n\r\n',
      );
    await until(() => all.every(c => c.text !== ''));
    expect(all[0]!.text).toMatch(/^HTTP\/1.1 404 /);
    expect(all[1]!.text).toMatch(/^HTTP\/1.1 400 /);
    await until(() => {
      for (const caller of all) if (!caller.closed) caller.socket.write('x');
      return all.every(c => c.closed);
    });
  });
});
