import { openChannel } from './channel';
import { type Person } from './session-slice';

/** Messages between tabs. They include the user, because another tab may read outdated storage for a moment. */
export interface Change {
  readonly person: Person | null;
  /** They have signed out themselves. */
  readonly left: boolean;
}

const channel = openChannel('kaaj-session');

/** The other tabs of this browser, if it supports BroadcastChannel. */
export const tabChannel = {
  post: (change: Change) => channel?.postMessage(change),
  listen: (listener: (change: Change) => void) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => listener(data)),
};
