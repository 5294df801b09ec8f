import { constants, setPriority } from 'node:os';
import { auditFolder, auditPostgres } from './audit.ts';

/** Entry of a process that audits a data folder, or the database DATABASE_URL names, and prints the report as JSON. */

// Ctrl-C reaches this process too; the server ends it when it stops.
process.on('SIGINT', () => {});
try {
  // Moves of players have priority.
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: runs at normal priority.
}
const { DATABASE_URL: url } = process.env;
const report = url ? await auditPostgres(url) : await auditFolder(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(report));
