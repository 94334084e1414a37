import { type ReactNode } from 'react';
import { useLoaded } from '../remotes/use-loaded';
import { Unavailable } from './unavailable';
import { surroundWithDeskRoot, useDesk } from './desk';
import { Waiting } from './waiting';

interface Props {
  /** Whether the page is for the desk; any other stands as it is. */
  readonly needed: boolean | undefined;
  readonly children: ReactNode;
}

/** A page for the desk waits until antd's root stands around the pages. */
export function AtTheDesk({ needed, children }: Props) {
  return needed ? <Surrounded>{children}</Surrounded> : children;
}

function Surrounded({ children }: Pick<Props, 'children'>) {
  const around = useDesk().Root !== null;
  const { loaded, retry } = useLoaded('antd', surroundWithDeskRoot);
  if (around) return children;
  return loaded.state === 'failed' ? <Unavailable retry={retry} /> : <Waiting />;
}
