type Callback = () => unknown;

const callbacks = new Set<Callback>();
/** Signing out does not wait longer for them. */
const LIMIT_MS = 5_000;

/** Registers what is sent before the session ends, such as a delayed decision. Returns a function that removes it. */
export function beforeSignOut(callback: Callback): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

export async function runBeforeSignOut(): Promise<void> {
  if (callbacks.size === 0) return;
  const done = Promise.allSettled([...callbacks].map(async (callback) => callback()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, LIMIT_MS)));
  await Promise.race([done, limit]);
  clearTimeout(timer);
}
