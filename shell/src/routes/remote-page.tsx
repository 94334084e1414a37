import { type RegisteredRemote, type RouteFacts } from '@kaaj/web-kit';
import { Guard } from '../guards/guard';
import { pageAt, RemotePart } from '../remotes/remote-part';

interface Props {
  readonly remote: RegisteredRemote;
  readonly path: string;
  readonly facts: RouteFacts;
}

/** A route of a remote: guarded, in its own area. */
export function RemotePage({ remote, path, facts }: Props) {
  return (
    <Guard audience={facts.audience}>
      <RemotePart {...pageAt(remote, path)} />
    </Guard>
  );
}
