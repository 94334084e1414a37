import { useSession } from '@kaaj/web-kit';
import { RemoteUnavailable } from '../design/remote-unavailable';
import { PageSkeleton } from '../design/page-skeleton';
import { useLiveRemotes } from '../remotes/live-remotes-context';
import { RemotePart } from '../remotes/remote-part';

/** /dashboard itself: the overview that the remote of the person's role brings. */
export function Overview() {
  const { role, userError, reloadUser } = useSession();
  const remote = useLiveRemotes().find((each) => each.role === role);
  if (!role) return userError ? <RemoteUnavailable retry={reloadUser} /> : <PageSkeleton />;
  if (!remote) return <RemoteUnavailable retry={() => window.location.reload()} />;
  return <RemotePart remote={remote} name="overview" part={(module) => module.overview} />;
}
