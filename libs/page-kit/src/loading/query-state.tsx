import { ErrorState, SkeletonRegion, SkeletonCard } from '@kaaj/ui';
import { type ReactNode } from 'react';
import { isNotFound } from './is-not-found';

/** What a query hook knows of the one thing that it asked for. */
export interface QueryResult<Thing> {
  readonly currentData?: { readonly data: Thing } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface FetchedProps<Thing> {
  asked: QueryResult<Thing>;
  /** In its place where there is no such thing; without it that is a failure like others. */
  missing?: ReactNode;
  /** Says that it could not be had; there is a button to try again beside it. */
  failed: string;
  children: (thing: Thing) => ReactNode;
}

/** The one thing that a page is about: its room until it comes, and what is said where it does not. */
export function QueryState<Thing>({ asked, missing, failed, children }: FetchedProps<Thing>) {
  const { currentData, error, isFetching, refetch } = asked;
  if (missing && isNotFound(error)) return missing;
  if (currentData) return children(currentData.data);
  if (error) return <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SkeletonRegion>
      <SkeletonCard lines={8} />
    </SkeletonRegion>
  );
}
