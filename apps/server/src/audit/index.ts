export { type AuditOptions, type AuditReport, auditFiles, auditFolder, NewerDatabase } from './audit.ts';
export type { Finding } from './compare.ts';
