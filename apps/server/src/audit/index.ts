export { type AuditOptions, type AuditReport, auditFiles, auditFolder, NewerDatabase } from './audit.ts';
export type { Cause, Finding } from './compare.ts';
