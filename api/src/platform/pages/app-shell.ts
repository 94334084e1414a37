import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The HTML of the built shell without content, which its scripts render. Undefined where it is unavailable. */
export type AppShell = () => Promise<string | undefined>;

interface Sources {
  /** Folder with shell/dist. */
  readonly staticRoot: string | undefined;
  /** URL of the shell's own server. */
  readonly shellUrl: string | undefined;
}

/** Maximum delay until a new shell is used. */
const TTL_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** The source of the shell's HTML; undefined where none is configured. */
export function appShellLoader({ staticRoot, shellUrl }: Sources): AppShell | undefined {
  if (staticRoot !== undefined) {
    const file = join(staticRoot, 'shell', 'dist', 'app.html');
    return () => readFile(file, 'utf8').catch(() => undefined);
  }
  return shellUrl === undefined ? undefined : cachedFrom(`${shellUrl}/app.html`);
}

/** Cached. While the shell does not respond, the last response is used. */
function cachedFrom(address: string): AppShell {
  let cached: Promise<string | undefined> = Promise.resolve(undefined);
  let requestedAt = -TTL_MS;
  return () => {
    if (performance.now() - requestedAt < TTL_MS) return cached;
    requestedAt = performance.now();
    const before = cached;
    return (cached = download(address).catch(() => before));
  };
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
