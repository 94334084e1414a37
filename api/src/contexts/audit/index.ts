export { type AdminAction, type AuditEntry, AuditLog } from './application/audit-log';
