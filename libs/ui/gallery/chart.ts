import { useFormat } from '../src/settings/ui-settings';
import { useWords } from './use-words';

/** A week of figures, and how every chart shows them. */
export function useChart() {
  const t = useWords();
  const { shortDay } = useFormat();
  const rows = [120, 90, 200, 260, 240, 330, 410].map((earned, index) => ({
    day: `2026-11-${15 + index}`,
    earned,
    spent: Math.round(earned * 0.6),
  }));
  return {
    chart: { title: t.chart, summary: t.chartText, rows, x: 'day' as const, xLabel: t.day, formatX: shortDay },
    earned: { key: 'earned' as const, name: t.earned },
    spent: { key: 'spent' as const, name: t.spent },
  };
}
