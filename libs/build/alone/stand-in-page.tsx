import { EmptyState, ErrorState, Loading, SkeletonRows } from '@kaaj/ui';
import { useSession, type Audience, type PageLoader } from '@kaaj/web-kit';
import { useEffect, useState, type ComponentType } from 'react';

interface Props {
  readonly page: PageLoader;
  readonly audience: Audience;
}

/** One page of the remote, for whoever may see it. */
export function StandInPage({ page, audience }: Props) {
  const { person, role } = useSession();
  const [Page, setPage] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    page().then(
      ({ default: Loaded }) => setPage(() => Loaded),
      () => setFailed(true),
    );
  }, [page]);
  const forEverybody = audience === 'anyone' || audience === 'guest';
  if (!forEverybody && !person)
    return <EmptyState drawing="not-found" title={`This page is for: ${audience}. Choose a person above.`} />;
  if (!forEverybody && audience !== 'signed-in' && role && role !== audience)
    return <EmptyState drawing="not-found" title={`This page is for: ${audience}, not for: ${role}.`} />;
  if (failed) return <ErrorState title="The page did not load." onRetry={() => window.location.reload()} />;
  if (!Page || (!forEverybody && !role))
    return (
      <Loading>
        <SkeletonRows rows={4} columns={3} />
      </Loading>
    );
  return <Page />;
}
