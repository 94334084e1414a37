import { type ComponentType, type PropsWithChildren } from 'react';

type Root = ComponentType<PropsWithChildren>;

let fetching: Promise<Root> | undefined;

/** antd's root, that stands around each page for the desk; fetched with the first of them. */
export function fetchDeskRoot(): Promise<Root> {
  fetching ??= import('./desk-root').then(({ DeskRoot }) => DeskRoot);
  return fetching.catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
}
