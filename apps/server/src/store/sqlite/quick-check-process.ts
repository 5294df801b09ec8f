import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { sentenceOf } from '../errors.ts';
import { isDamage } from './sqlite-errors.ts';

/** Entry of a process that checks one database file and prints its findings as JSON. */

const WAIT_MS = 5_000;
const MAX_FINDINGS = 10;

// Ctrl-C reaches this process too; the server ends it when it stops.
process.on('SIGINT', () => {});
try {
  // Moves of players have priority.
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: runs at normal priority.
}
process.stdout.write(JSON.stringify(check(process.argv[2] ?? '')));

function check(file: string): string[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
    const rows = db.prepare(`PRAGMA quick_check(${MAX_FINDINGS})`).all();
    db.close();
    return rows.map(row => String(row.quick_check)).filter(finding => finding !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [sentenceOf(error)];
    throw error;
  }
}
