import { type ReactNode } from 'react';
import { useLoaded } from '../remotes/use-loaded';
import { surroundWithDesignRoot, useDesignRoot } from './design-root';
import { Unavailable } from './unavailable';
import { Waiting } from './waiting';

/** Waits until antd's root stands around the pages. */
export function NeedsDesignRoot({ children }: { readonly children: ReactNode }) {
  const { around } = useDesignRoot();
  const { loaded, retry } = useLoaded('antd', surroundWithDesignRoot);
  if (around) return children;
  return loaded.state === 'failed' ? <Unavailable retry={retry} /> : <Waiting />;
}
