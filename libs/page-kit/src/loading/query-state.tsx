import { ErrorState, PageTitle, SkeletonRegion, SkeletonCard } from '@kaaj/ui';
import { type ReactNode } from 'react';
import { isNotFound } from './is-not-found';

/** What a query hook returns. */
export interface QueryResult<Thing> {
  readonly currentData?: { readonly data: Thing } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryStateProps<Thing> {
  query: QueryResult<Thing>;
  /** Shown for a 404; without it a 404 is an error like others. */
  notFound?: ReactNode;
  /** Title of the error state, which has a button to retry. */
  errorTitle: string;
  /** The page's name in the browser's tab until `children` or `notFound` render its heading. */
  tabTitle?: string;
  children: (thing: Thing) => ReactNode;
}

/** Renders a query: a skeleton while it loads, `notFound` or an error state when it fails, else `children`. */
export function QueryState<Thing>({ query, notFound, errorTitle, tabTitle, children }: QueryStateProps<Thing>) {
  const { currentData, error, isFetching, refetch } = query;
  if (notFound && isNotFound(error)) return notFound;
  if (currentData) return children(currentData.data);
  return (
    <>
      <PageTitle>{tabTitle}</PageTitle>
      {error ? (
        <ErrorState title={errorTitle} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonCard lines={8} />
        </SkeletonRegion>
      )}
    </>
  );
}
