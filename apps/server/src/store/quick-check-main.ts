import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { isDamage, sentenceOf } from './faults.ts';

/** A process that checks one database file and prints what it found as JSON. Whoever plays goes first. */

const WAIT_MS = 5_000;
const MAX_FINDINGS = 10;

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Where that is not allowed it runs as any other process.
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
