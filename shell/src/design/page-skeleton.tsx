import { PageSpinner } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

/** Holds a page's place while it is fetched. */
export function PageSkeleton() {
  return <PageSpinner label={useCommonMessages()('state.loading')} />;
}
