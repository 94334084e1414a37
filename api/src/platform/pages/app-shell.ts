import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page without content, as the built shell has it; its scripts draw the rest. Undefined where it cannot be had. */
export type AppShell = () => Promise<string | undefined>;

interface Sources {
  /** Folder that holds shell/dist. */
  readonly staticRoot: string | undefined;
  /** Address of the shell's own server. */
  readonly shellUrl: string | undefined;
}

/** A new shell shows in the pages that are filled here after so long at most. */
const TTL_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** Where this process gets the frame from; undefined where it is told of no shell. */
export function appShellLoader({ staticRoot, shellUrl }: Sources): AppShell | undefined {
  if (staticRoot !== undefined) {
    const file = join(staticRoot, 'shell', 'dist', 'app.html');
    return () => readFile(file, 'utf8').catch(() => undefined);
  }
  return shellUrl === undefined ? undefined : keptFrom(`${shellUrl}/app.html`);
}

/** Asked for again now and then; while the shell does not answer, what it said last. */
function keptFrom(address: string): AppShell {
  let kept: Promise<string | undefined> = Promise.resolve(undefined);
  let askedAt = -TTL_MS;
  return () => {
    if (performance.now() - askedAt < TTL_MS) return kept;
    askedAt = performance.now();
    const before = kept;
    return (kept = download(address).catch(() => before));
  };
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
