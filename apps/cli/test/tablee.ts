import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Said = { readonly code: number | null; readonly out: string; readonly err: string };
export type Circumstances = { readonly input?: string; readonly lang?: string; readonly cwd?: string };

const envOf = (lang: string): NodeJS.ProcessEnv => ({
  ...process.env,
  LC_ALL: '',
  LC_MESSAGES: '',
  LANG: lang,
  NODE_OPTIONS: '',
});

/**
 * Runs short command lines of one describe block in one process, one after another: starting a process takes longer than
 * they do. For those that read stdin or end by themselves, use `tablee`.
 */
export function openTerminal(lang = 'C'): (args: readonly string[]) => Promise<Said> {
  const host = fork(fileURLToPath(new URL('command-host.ts', import.meta.url)), { env: envOf(lang) });
  afterAll(() => void host.kill());
  return async args => {
    host.send([...args]);
    const [said] = (await once(host, 'message')) as [Said];
    return said;
  };
}

/** Runs the command line in a process of its own. */
export function tablee(
  args: readonly string[],
  { input = '', lang = 'C', cwd }: Circumstances = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: envOf(lang),
      ...(cwd === undefined ? {} : { cwd }),
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // The program may exit before it has read all input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
  });
}

/** The lines printed; throws on an error code. */
export async function lines(...args: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await tablee(args);
  if (code !== 0) throw new Error(`tablee ${args.join(' ')} ended with ${code}: ${err}`);
  return out === '' ? [] : out.trimEnd().split('\n');
}

export async function json(...args: readonly string[]): Promise<unknown> {
  return JSON.parse((await lines(...args, '--json')).join('\n'));
}

export type Served = {
  readonly address: string;
  /** Ends the server as a service manager does; returns exit code and signal. */
  stop(): Promise<unknown>;
};

/** `tablee serve` on a free port, stopped after the test. */
export async function serveData(data: string): Promise<Served> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    TABLEE_DATA: data,
    TABLEE_LOG: 'silent',
    NODE_OPTIONS: '',
  };
  const served = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(served, 'exit');
  const stop = (): Promise<unknown> => {
    served.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  let address = '';
  for await (const line of createInterface({ input: served.stdout })) {
    address = /Tablée: (http:\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  served.stdout.resume();
  return { address, stop };
}

/** A folder removed after the test. Its name contains a space on purpose. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee cli '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';
