import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Runs the server in a child process and passes signals on, so that it shuts down in order. */
export const serve: Command = {
  takes: [],
  run() {
    const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
    process.on('SIGTERM', () => server.kill('SIGTERM'));
    // In a terminal, Ctrl-C reaches the server directly; a second signal would make it stop at once.
    process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.on('exit', (code, signal) =>
        resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
      );
    });
  },
};
