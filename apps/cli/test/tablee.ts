import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Said = { readonly code: number | null; readonly out: string; readonly err: string };
export type Circumstances = { readonly input?: string; readonly lang?: string; readonly cwd?: string };

/** Runs the command line in a process of its own. */
export function tablee(
  args: readonly string[],
  { input = '', lang = 'C', cwd }: Circumstances = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: lang, NODE_OPTIONS: '' };
    const child = spawn(process.execPath, [MAIN, ...args], { env, ...(cwd === undefined ? {} : { cwd }) });
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

/** A folder removed after the test. Its name contains a space on purpose. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee cli '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';
