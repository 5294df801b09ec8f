import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { DATABASE_FILE } from '../src/store/sqlite/sqlite-store.ts';

/** Simulates another program that locks the database, such as a database browser. */

const HOLD = `
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(process.argv[1], { timeout: 5000 });
  db.exec('BEGIN IMMEDIATE');
  console.log('locked');
  setTimeout(() => { db.exec('ROLLBACK'); console.log('released'); }, Number(process.argv[2]));
`;

export type Lock = {
  /** Whether the lock is still held. */
  readonly held: () => boolean;
  readonly released: Promise<void>;
};

/** A separate process holds the lock, so that a busy test cannot delay its release. */
export async function holdLock(data: string, ms: number): Promise<Lock> {
  const child = spawn(process.execPath, ['-e', HOLD, join(data, DATABASE_FILE), String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let held = true;
  let release = (): void => {};
  const released = new Promise<void>(done => {
    release = done;
  });
  await new Promise<void>((locked, failed) => {
    child.once('exit', code => failed(new Error(`the locker ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const said = chunk.toString();
      if (said.includes('locked')) locked();
      if (!said.includes('released')) return;
      held = false;
      release();
    });
  });
  return { held: () => held, released };
}

/** A second connection to the database, closed at the end of the test. */
export function secondConnection(data: string): DatabaseSync {
  const db = new DatabaseSync(join(data, DATABASE_FILE), { timeout: 5_000 });
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  return db;
}
