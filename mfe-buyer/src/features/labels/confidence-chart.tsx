import { type Label } from '@kaaj/contract';
import { BarChart } from '@kaaj/ui/charts';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

const STEPS = 10;

/** How many of the labels have which confidence, in steps of a tenth. */
export default function ConfidenceChart({ labels }: { readonly labels: readonly Label[] }) {
  const t = useMessages();
  const format = useFormat();
  const rows = Array.from({ length: STEPS }, (_, step) => ({
    from: String(step / STEPS),
    items: labels.filter(({ confidence }) => Math.min(STEPS - 1, Math.floor(confidence * STEPS)) === step).length,
  }));
  const sure = labels.filter(({ confidence }) => confidence >= 0.9).length;
  return (
    <BarChart
      title={t('labels.chart')}
      summary={t('labels.chartSummary', { sure, items: labels.length })}
      rows={rows}
      x="from"
      xLabel={t('labels.confidence')}
      formatX={(from) => t('labels.chartFrom', { from: format.percent(Number(from)) })}
      formatTick={(from) => format.percent(Number(from))}
      series={[{ key: 'items', name: t('labels.itemCount') }]}
    />
  );
}
