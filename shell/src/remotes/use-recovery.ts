import { type RegisteredRemote } from '@kaaj/web-kit';
import { useEffect, useRef } from 'react';
import { onRecovery } from './load-remote';

/** While an area of a remote has failed, tries it again as soon as another area got the remote to answer. */
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
