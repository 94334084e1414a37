import { type ComponentType, type PropsWithChildren } from 'react';
import { type Language } from '../messages/languages';
import { type RemoteFacts, type RemoteModule } from '../remotes/contract';
import { type Theme } from '../theme/theme-slice';

/** A remote that is shown without the shell. */
export interface Alone {
  readonly remote: RemoteModule;
  readonly facts: RemoteFacts;
  /** antd's root, around the pages of a remote for the desk. */
  readonly UiRoot?: ComponentType<PropsWithChildren<{ theme: Theme; language: Language }>>;
}
