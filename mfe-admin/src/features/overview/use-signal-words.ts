import { type RiskLevel, type RiskSignal } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** The colour of a signal's tag shows its strength; the text describes it. */
export const COLOURS = { high: 'error', medium: 'warning', low: 'default' } as const satisfies Record<
  RiskLevel,
  string
>;

/** A signal in one sentence, with its numbers in the reader's digits. */
export function useSignalWords(): (signal: RiskSignal, refundableDays: number) => string {
  const t = useMessages();
  const format = useFormat();
  return ({ code, numbers }, refundableDays) => {
    const all = Object.entries({ refundableDays, ...numbers });
    return t(`signals.text.${code}`, Object.fromEntries(all.map(([name, value]) => [name, format.number(value)])));
  };
}
