import { ErrorState, LoadingCard, PageTitle } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
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
  errorTitle?: string;
  /** The skeleton. */
  loading?: ReactNode;
  /** The page's name in the browser's tab until `children` or `notFound` render its heading. */
  tabTitle?: string;
  children: (thing: Thing) => ReactNode;
}

/** Renders a query: a skeleton while it loads, `notFound` or an error state when it fails, else `children`. */
export function QueryState<Thing>({
  query,
  notFound,
  errorTitle,
  loading = <LoadingCard lines={8} />,
  tabTitle,
  children,
}: QueryStateProps<Thing>) {
  const common = useCommonMessages();
  const { currentData, error, isFetching, refetch } = query;
  if (notFound && isNotFound(error)) return notFound;
  if (currentData) return children(currentData.data);
  return (
    <>
      <PageTitle>{tabTitle}</PageTitle>
      {error ? (
        <ErrorState title={errorTitle ?? common('state.failed')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        loading
      )}
    </>
  );
}
