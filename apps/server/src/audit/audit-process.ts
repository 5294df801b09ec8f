import { constants, setPriority } from 'node:os';
import { auditFolder } from './audit.ts';

/** Entry of a process that audits a data folder and prints the report as JSON. */

// Ctrl-C reaches this process too; the server ends it when it stops.
process.on('SIGINT', () => {});
try {
  // Moves of players have priority.
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: runs at normal priority.
}
process.stdout.write(JSON.stringify(await auditFolder(process.argv[2] ?? '')));
