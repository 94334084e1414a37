export { type AdminAction, type AuditEntry, type AuditFilter, AuditLog } from './application/audit-log';
