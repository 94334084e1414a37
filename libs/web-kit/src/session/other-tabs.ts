import { openChannel } from './channel';
import { type Person } from './session-slice';

/** What one tab tells the others; who it is travels along, because another tab may read an older storage for a moment. */
export interface Change {
  readonly person: Person | null;
  /** They have signed out themselves. */
  readonly left: boolean;
}

const channel = openChannel('kaaj-session');

/** The other tabs of this browser, as far as it lets them speak to each other. */
export const otherTabs = {
  tell: (change: Change) => channel?.postMessage(change),
  listen: (hear: (change: Change) => void) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data)),
};
