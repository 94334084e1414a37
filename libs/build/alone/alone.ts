import { type Language, type RemoteFacts, type RemoteModule, type Theme } from '@kaaj/web-kit';
import { type ComponentType, type PropsWithChildren } from 'react';

/** A remote that is shown without the shell. */
export interface Alone {
  readonly remote: RemoteModule;
  readonly facts: RemoteFacts;
  /** antd's root, around the pages of a remote for the desk. */
  readonly UiRoot?: ComponentType<PropsWithChildren<{ theme: Theme; language: Language }>>;
}
