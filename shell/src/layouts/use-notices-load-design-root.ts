import { notices } from '@kaaj/web-kit';
import { useEffect } from 'react';
import { loadDesignRoot } from '../design/design-root';

/** Something waits to be said: bring in what can say it. */
export function useNoticesLoadDesignRoot(): void {
  useEffect(() => {
    const load = () => {
      if (notices.waiting().length) void loadDesignRoot().catch(() => undefined);
    };
    load();
    return notices.subscribe(load);
  }, []);
}
