import { type RiskLevel, type RiskSignal } from '@kaaj/contract';
import { useMessages } from '../../messages';

/** The colour of a signal's tag shows its strength; the text describes it. */
export const COLOURS = { high: 'error', medium: 'warning', low: 'default' } as const satisfies Record<
  RiskLevel,
  string
>;

/** A signal in one sentence, with its numbers. */
export function useSignalWords(): (signal: RiskSignal, refundableDays: number) => string {
  const t = useMessages();
  return ({ code, numbers }, refundableDays) => t(`signals.text.${code}`, { refundableDays, ...numbers });
}
