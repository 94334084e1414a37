import { type AuditAction, type AuditEntry, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

interface AuditFilter {
  readonly action?: AuditAction;
  /** E-mail address of who did it or whom it concerned. */
  readonly person?: string;
  /** YYYY-MM-DD */
  readonly day?: string;
}

export const auditPages = defineEndpoint('auditPages', '2', (build) =>
  build.infiniteQuery<PageEnvelope<AuditEntry>, AuditFilter, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/audit', queryArg, pageParam),
    providesTags: ['Audit'],
  }),
);
export const useAuditPagesInfiniteQuery = auditPages.useInfiniteQuery;
