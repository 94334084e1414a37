const inks = {
  accent: 'var(--k-accent)',
  quiet: 'var(--k-ink-faint)',
  clay: 'var(--k-art-clay)',
  coin: 'var(--k-coin)',
} as const;

export type SeriesColor = keyof typeof inks;

const order = ['accent', 'clay', 'coin', 'quiet'] as const;

/** The colour of a series; the one at `index` when it names none. */
export function inkOf(ink: SeriesColor | undefined, index: number): string {
  return inks[ink ?? order[index % order.length] ?? 'accent'];
}
