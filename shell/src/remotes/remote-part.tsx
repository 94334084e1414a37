import { ErrorBoundary, useLazyModule } from '@kaaj/ui';
import { type PageLoader, type RegisteredRemote, type RemoteModule } from '@kaaj/web-kit';
import { type ComponentType, type PropsWithChildren } from 'react';
import { RemoteUnavailable } from '../design/remote-unavailable';
import { PageSkeleton } from '../design/page-skeleton';
import { ContractMismatch, LibraryMismatch, loadRemote, PageMissing } from './load-remote';
import { useRecovery } from './use-recovery';
import { withTimeout } from './with-timeout';

const PAGE_TIMEOUT_MS = 15_000;

interface Props {
  readonly remote: RegisteredRemote;
  /** Selects the part of the remote; undefined if the remote lacks it. */
  readonly part: (module: RemoteModule) => PageLoader | undefined;
  /** Identifies this part among the parts of the same remote. */
  readonly name: string;
}

/** Cache of loaded pages, so that going back renders at once. */
const loadedParts = new Map<string, ComponentType>();

/** A part of a remote with its own path. */
export const pageAt = (remote: RegisteredRemote, path: string): Props => ({
  remote,
  name: path,
  part: (module) => module.pages[path],
});

async function loadComponent({ remote, name, part }: Props): Promise<ComponentType> {
  const page = part(await loadRemote(remote));
  if (!page) throw new PageMissing(remote.name, name);
  return (await withTimeout(PAGE_TIMEOUT_MS, page())).default;
}

const withDeskRoot = (Root: ComponentType<PropsWithChildren>, Page: ComponentType) =>
  function DeskPage() {
    return (
      <Root>
        <Page />
      </Root>
    );
  };

/**
 * Loads a part, in parallel with antd's root when it is for the desk. The root wraps the part only: around the frame it
 * would remount the frame during use. Rejects when loading fails.
 */
export async function loadPart(props: Props): Promise<ComponentType> {
  const { remote, name } = props;
  const [Page, desk] = await Promise.all([
    loadComponent(props),
    remote.desk ? import('../design/desk-root') : undefined,
  ]);
  const part = desk ? withDeskRoot(desk.DeskRoot, Page) : Page;
  loadedParts.set(`${remote.name} ${name}`, part);
  return part;
}

function mismatchIn(error: unknown) {
  if (error instanceof LibraryMismatch) return 'library';
  return error instanceof ContractMismatch || error instanceof PageMissing ? 'contract' : undefined;
}

/** One page of a remote, in its own area: loading, shown, or "unavailable" with a retry button. */
export function RemotePart(props: Props) {
  const key = `${props.remote.name} ${props.name}`;
  const { loaded, retry } = useLazyModule(key, () => loadPart(props), loadedParts.get(key));
  useRecovery(props.remote, loaded.state === 'failed', retry);
  if (loaded.state === 'loading') return <PageSkeleton />;
  if (loaded.state === 'failed') return <RemoteUnavailable mismatch={mismatchIn(loaded.error)} retry={retry} />;
  const Page = loaded.value;
  return (
    <ErrorBoundary key={key} fallback={(reset) => <RemoteUnavailable retry={reset} />}>
      <Page />
    </ErrorBoundary>
  );
}
