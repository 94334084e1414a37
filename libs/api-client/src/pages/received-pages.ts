import { type PageEnvelope, type Submission } from '@kaaj/contract';
import { api, defineEndpoint } from '../define-endpoint';
import { RECEIVED } from '../cache-tags';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

interface Received {
  readonly state: 'pending' | 'decided';
  /** Id of the task that it was sent for; all where it is left out. */
  readonly task?: string;
  /** Part of its text, of the title of its task or of the name of its worker. */
  readonly search?: string;
}

export const receivedPages = defineEndpoint('receivedPages', '4', (build) =>
  build.infiniteQuery<PageEnvelope<Submission>, Received, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/submission/received', queryArg, pageParam),
    providesTags: (_pages, _error, { state }) => (state === 'decided' ? ['Submission', RECEIVED] : ['Submission']),
  }),
);
export const useReceivedPagesInfiniteQuery = receivedPages.useInfiniteQuery;

type Dispatch = (action: unknown) => unknown;
type ListsOf = (state: never, name: string) => readonly Received[];
type Patch = (
  name: string,
  arg: Received,
  change: (draft: { readonly pages: readonly PageEnvelope<Submission>[] }) => void,
) => unknown;

/** Applies decisions to the cached lists of pending submissions, without loading their pages again. */
export const patchReceived =
  (ids: readonly string[], status: Submission['status']) => (dispatch: Dispatch, getState: () => unknown) => {
    const { selectCachedArgsForQuery, updateQueryData } = api.util as unknown as {
      selectCachedArgsForQuery: ListsOf;
      updateQueryData: Patch;
    };
    for (const arg of selectCachedArgsForQuery(getState() as never, receivedPages.name)) {
      const change = ({ pages }: { readonly pages: readonly PageEnvelope<Submission>[] }) => {
        for (const row of pages.flatMap(({ data }) => data)) if (ids.includes(row._id)) Object.assign(row, { status });
      };
      dispatch(updateQueryData(receivedPages.name, arg, change));
    }
  };
