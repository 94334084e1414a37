import { useSession } from '@kaaj/web-kit';
import { Unavailable } from '../design/unavailable';
import { Waiting } from '../design/waiting';
import { usePublished } from '../remotes/published-context';
import { RemotePart } from '../remotes/remote-part';

/** /dashboard itself: the overview that the remote of the person's role brings. */
export function Overview() {
  const { role, userError, reloadUser } = useSession();
  const remote = usePublished().find((each) => each.role === role);
  if (!role) return userError ? <Unavailable retry={reloadUser} /> : <Waiting />;
  if (!remote) return <Unavailable retry={() => window.location.reload()} />;
  return <RemotePart remote={remote} name="overview" part={(module) => module.overview} />;
}
