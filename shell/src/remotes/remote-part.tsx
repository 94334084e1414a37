import { type PageLoader, type PublishedRemote, type RemoteModule } from '@kaaj/web-kit';
import { type ComponentType } from 'react';
import { Unavailable } from '../design/unavailable';
import { Waiting } from '../design/waiting';
import { ErrorBoundary } from './error-boundary';
import { ContractMismatch, loadRemote } from './load-remote';
import { useLoaded } from './use-loaded';
import { within } from './within';

const PAGE_TIMEOUT_MS = 15_000;

interface Props {
  readonly remote: PublishedRemote;
  /** Which part of the remote to show; undefined where the remote has none. */
  readonly part: (module: RemoteModule) => PageLoader | undefined;
  /** Tells this part from others of the same remote. */
  readonly name: string;
}

async function loadPart({ remote, part }: Props): Promise<ComponentType> {
  const page = part(await loadRemote(remote));
  if (!page) throw new ContractMismatch(remote.name, remote.contract);
  return (await within(PAGE_TIMEOUT_MS, page())).default;
}

/** One page of a remote, in its own area: waiting, shown, or "unavailable" with a way to try again. */
export function RemotePart(props: Props) {
  const { loaded, retry } = useLoaded(`${props.remote.name} ${props.name}`, () => loadPart(props));
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Unavailable misfit={loaded.error instanceof ContractMismatch} retry={retry} />;
  const Page = loaded.value;
  return (
    <ErrorBoundary fallback={(again) => <Unavailable retry={again} />}>
      <Page />
    </ErrorBoundary>
  );
}
