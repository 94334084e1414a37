import { type AuditAction, type AuditEntry } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

interface AuditFilter {
  readonly action?: AuditAction;
  /** E-mail address of who did it or whom it concerned. */
  readonly person?: string;
  /** YYYY-MM-DD */
  readonly day?: string;
}

export const auditPages = definePages<AuditEntry, AuditFilter>('auditPages', '2', '/audit', ['Audit']);
export const useAuditPagesInfiniteQuery = auditPages.useInfiniteQuery;
