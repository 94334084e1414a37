interface Turns {
  /** Share of what is offered that are control items. */
  readonly rate: number;
  /** Items that the worker was offered before, and how many of them were control items. */
  readonly offered: number;
  readonly controls: number;
}

/**
 * Whether the next item is a control item. `random` is from 0 to 1, 1 excluded. The chance grows with what is missing to the share, so
 * that it is kept to within one item, and nobody can tell when the next one comes.
 */
export function isControlTurn({ rate, offered, controls }: Turns, random: number): boolean {
  return random < rate * (offered + 1) - controls;
}
