import { type PublishedRemote, type RouteFacts } from '@kaaj/web-kit';
import { Guard } from '../guards/guard';
import { NeedsDesignRoot } from '../design/needs-design-root';
import { pageAt, RemotePart } from '../remotes/remote-part';

interface Props {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly facts: RouteFacts;
}

/** A route of a remote: guarded, with antd around it if it needs that, in an area of its own. */
export function RemotePage({ remote, path, facts }: Props) {
  const page = <RemotePart {...pageAt(remote, path)} />;
  return <Guard audience={facts.audience}>{facts.light ? page : <NeedsDesignRoot>{page}</NeedsDesignRoot>}</Guard>;
}
