import { type PublishedRemote, type RouteFacts } from '@kaaj/web-kit';
import { Guard } from '../guards/guard';
import { AtTheDesk } from '../design/at-the-desk';
import { pageAt, RemotePart } from '../remotes/remote-part';

interface Props {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly facts: RouteFacts;
}

/** A route of a remote: guarded, with antd around it if it is for the desk, in an area of its own. */
export function RemotePage({ remote, path, facts }: Props) {
  return (
    <Guard audience={facts.audience}>
      <AtTheDesk needed={remote.desk}>
        <RemotePart {...pageAt(remote, path)} />
      </AtTheDesk>
    </Guard>
  );
}
