import { type PageEnvelope, type StatementLine } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own } from './walk';

export const statementPages = call('statementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<StatementLine>, Own, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/wallet/statement', queryArg, pageParam),
    providesTags: ['Statement'],
  }),
);
export const useStatementPagesInfiniteQuery = statementPages.useInfiniteQuery;
