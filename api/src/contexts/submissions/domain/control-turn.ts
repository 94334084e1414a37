interface ControlShare {
  /** Wanted share of control items. */
  readonly rate: number;
  /** Items offered to the worker so far, and control items among them. */
  readonly offered: number;
  readonly controls: number;
}

/**
 * Whether the next item is a control item. `random` is in [0, 1). The probability grows with the deficit, which keeps
 * the share exact to one item and the next control item unpredictable.
 */
export function isControlTurn({ rate, offered, controls }: ControlShare, random: number): boolean {
  return random < rate * (offered + 1) - controls;
}
