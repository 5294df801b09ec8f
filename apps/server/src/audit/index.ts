export {
  type AuditOptions,
  type AuditReport,
  auditFiles,
  auditFolder,
  auditPostgres,
  NewerDatabase,
} from './audit.ts';
export type { Cause, Finding } from './compare.ts';
