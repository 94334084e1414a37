import { act } from '@testing-library/react';

function turn(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Simulates a lost connection while `during` runs. */
export async function whileOffline(during: () => void | Promise<void>): Promise<void> {
  turn(false);
  try {
    await during();
  } finally {
    turn(true);
  }
}
