/** A BroadcastChannel to the other tabs of this browser; undefined when it is not available. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
