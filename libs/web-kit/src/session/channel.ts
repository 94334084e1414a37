/** A way to the other tabs of this browser; undefined where it lets them not speak to each other. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
