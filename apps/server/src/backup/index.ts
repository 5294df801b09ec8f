export { type BackupOptions, type BackupReport, backUp } from './backup.ts';
export { BackupProblem, type BackupProblemKey } from './problem.ts';
export { type RestoreOptions, type RestoreReport, restore } from './restore.ts';
