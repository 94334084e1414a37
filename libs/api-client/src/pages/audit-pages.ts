import { type AuditEntry, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const auditPages = call('auditPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<AuditEntry>, void, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ pageParam }) => withCursor('/audit', {}, pageParam),
    providesTags: ['Audit'],
  }),
);
export const useAuditPagesInfiniteQuery = auditPages.useInfiniteQuery;
