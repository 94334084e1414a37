import { EmptyState, ErrorState, SkeletonRows, useLazyModule } from '@kaaj/ui';
import { useSession, type Audience, type PageLoader } from '@kaaj/web-kit';

interface Props {
  readonly page: PageLoader;
  readonly audience: Audience;
}

/** One page of the remote, for its audience. */
export function StandInPage({ page, audience }: Props) {
  const { person, role } = useSession();
  const { loaded, retry } = useLazyModule('page', page);
  const forEverybody = audience === 'anyone' || audience === 'guest';
  if (!forEverybody && !person)
    return <EmptyState drawing="not-found" title={`This page is for: ${audience}. Choose a person above.`} />;
  if (!forEverybody && audience !== 'signed-in' && role && role !== audience)
    return <EmptyState drawing="not-found" title={`This page is for: ${audience}, not for: ${role}.`} />;
  if (loaded.state === 'failed') return <ErrorState title="The page did not load." onRetry={retry} />;
  if (loaded.state === 'loading' || (!forEverybody && !role)) return <SkeletonRows rows={4} columns={3} />;
  const { default: Page } = loaded.value;
  return <Page />;
}
