import { type AuditAction, type AuditEntry, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

interface AuditFilter {
  readonly action?: AuditAction;
  /** E-mail address of who did it or whom it concerned. */
  readonly person?: string;
  /** YYYY-MM-DD */
  readonly day?: string;
}

export const auditPages = call('auditPages', '2', (build) =>
  build.infiniteQuery<PageEnvelope<AuditEntry>, AuditFilter, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/audit', queryArg, pageParam),
    providesTags: ['Audit'],
  }),
);
export const useAuditPagesInfiniteQuery = auditPages.useInfiniteQuery;
