import { type RegisteredRemote } from '@kaaj/web-kit';
import { useEffect, useRef } from 'react';
import { onRecovery } from './load-remote';

/** Retries a failed area of a remote as soon as another area has loaded it. */
export function useRecovery({ name }: RegisteredRemote, failed: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!failed) return;
    return onRecovery((remote) => {
      if (remote === name) latest.current();
    });
  }, [failed, name]);
}
