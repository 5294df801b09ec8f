import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Wrong } from '../wrong.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** The server is a process of its own: what stops this one stops it, in its own orderly way. */
export const serve: Command = {
  usage: 'tablee serve',
  about: 'the server; PORT and TABLEE_DATA say where',
  run(args) {
    const { words } = readArguments(args, {});
    if (words.length > 0) throw new Wrong(`"${words[0]}" is one word too many.`);
    const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
    process.on('SIGTERM', () => server.kill('SIGTERM'));
    // In a terminal Ctrl-C reaches the server too, and asked twice it would not wait for its last commits.
    process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.on('exit', (code, signal) =>
        resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
      );
    });
  },
};
