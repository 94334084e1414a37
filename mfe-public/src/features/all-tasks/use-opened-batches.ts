import { useLocation } from '@kaaj/web-kit';
import { useState } from 'react';

const openedAt = new Map<string, number>();

/** How many stretches of the list are open; coming Back to a place in the history opens as many as were open there. */
export function useOpenedBatches(): { opened: number; openNext: () => void } {
  const { key } = useLocation();
  const [opened, setOpened] = useState(() => openedAt.get(key) ?? 1);
  const openNext = () => {
    openedAt.set(key, opened + 1);
    setOpened(opened + 1);
  };
  return { opened, openNext };
}
