import { PageSpinner, PageTitle } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

/** Holds a page's place while it is fetched. */
export function PageSkeleton() {
  const label = useCommonMessages()('state.loading');
  return (
    <>
      <PageTitle>{label}</PageTitle>
      <PageSpinner label={label} />
    </>
  );
}
