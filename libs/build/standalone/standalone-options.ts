import { type Language, type RemoteManifest, type RemoteModule, type Theme } from '@kaaj/web-kit';
import { type ComponentType, type PropsWithChildren } from 'react';

/** A remote that is shown without the shell. */
export interface StandaloneOptions {
  readonly remote: RemoteModule;
  readonly facts: RemoteManifest;
  /** antd's root, around the pages of a remote for the desk. */
  readonly UiRoot?: ComponentType<PropsWithChildren<{ theme: Theme; language: Language }>>;
}
