import { type PageEnvelope, type StatementGroup, type StatementLine } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, type Own } from './cursor-pagination';

/** Which movements of coins a statement shows. */
export interface StatementFilter extends Own {
  readonly group?: StatementGroup;
  /** Only the last so many days. */
  readonly days?: number;
}

export const statementPages = defineEndpoint('statementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<StatementLine>, StatementFilter, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/wallet/statement', queryArg, pageParam),
    providesTags: ['Statement'],
  }),
);
export const useStatementPagesInfiniteQuery = statementPages.useInfiniteQuery;
