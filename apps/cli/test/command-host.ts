import { run } from '../src/run.ts';
import type { Said } from './tablee.ts';

/** Runs the command lines its parent sends, one after another, and answers with what each printed. */

// Every command line listens for a closed pipe.
process.stdout.setMaxListeners(0);

async function runOne(args: readonly string[]): Promise<Said> {
  const [writeOut, writeErr] = [process.stdout.write, process.stderr.write];
  let [out, err] = ['', ''];
  process.stdout.write = (text: string | Uint8Array): boolean => {
    out += text;
    return true;
  };
  process.stderr.write = (text: string | Uint8Array): boolean => {
    err += text;
    return true;
  };
  try {
    return { code: await run(args), out, err };
  } catch (e) {
    // As Node ends a program that throws.
    return { code: 1, out, err: e instanceof Error ? (e.stack ?? e.message) : String(e) };
  } finally {
    process.stdout.write = writeOut;
    process.stderr.write = writeErr;
  }
}

process.on('message', async (args: readonly string[]) => {
  process.send?.(await runOne(args));
});
