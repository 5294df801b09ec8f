import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What a server process has used so far. `held` is the live heap and what it keeps outside of it. */
export type Usage = { readonly cpuMicros: number; readonly rss: number; readonly held: number };

/** A server in a process of its own. */
export type ServerProcess = {
  readonly port: number;
  sample(): Promise<Usage>;
  /** The same after collecting garbage. */
  settle(): Promise<Usage>;
  stop(): Promise<void>;
};

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const START_LIMIT_MS = 30_000;

/** `file` is relative to this folder and listens on the port it finds in PORT. */
export async function startServer(
  file: string,
  environment: { readonly [name: string]: string } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--expose-gc', '--import', here('./probe.mjs'), here(file)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilListening(child, file, port);
  return {
    port,
    sample: () => ask(child, 'sample'),
    settle: () => ask(child, 'settle'),
    stop: () => stop(child),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('this machine gave no port');
  return address.port;
}

async function untilListening(child: ChildProcess, file: string, port: number): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`${file} stopped with ${child.exitCode} before it listened`);
    if (await answers(port)) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not listen within ${START_LIMIT_MS / 1000} s`);
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const end = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

async function ask(child: ChildProcess, question: 'sample' | 'settle'): Promise<Usage> {
  const answer = new Promise<Usage>((resolve, reject) => {
    const hear = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !('probe' in message)) return;
      child.off('message', hear);
      child.off('exit', gone);
      resolve(message.probe as Usage);
    };
    const gone = (): void => reject(new Error('the server stopped while it was measured'));
    child.on('message', hear);
    child.once('exit', gone);
  });
  child.send(question);
  return answer;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(hard);
}
