import { act } from '@testing-library/react';

function turn(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Takes the page's connection away for as long as `during` runs. */
export async function whileOffline(during: () => void | Promise<void>): Promise<void> {
  turn(false);
  try {
    await during();
  } finally {
    turn(true);
  }
}
