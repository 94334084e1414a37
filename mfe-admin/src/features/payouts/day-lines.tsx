import { type ReconciliationLine } from '@kaaj/contract';
import { CoinAmount, SectionHeading } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Table } from '@kaaj/ui-desk';
import { useId } from 'react';
import { useMessages } from '../../messages';
import { DayFigure } from './day-figure';
import { isFigure, useMovedLines } from './use-moved-lines';
import styles from './day-sheet.module.css';

const STAGES = ['queued', 'taken', 'sent', 'together'] as const;

/** The lines of one way to pay, or of all together: every column adds up from the first to the last. */
export function DayLines({ title, lines }: { readonly title: string; readonly lines: readonly ReconciliationLine[] }) {
  const t = useMessages();
  const id = useId();
  const { folded, shown, still } = useMovedLines(lines, (line) => STAGES.map((stage) => line[stage]));
  const columns: Column<ReconciliationLine>[] = [
    { key: 'line', title: t('payouts.day.line'), card: 'title', render: ({ line }) => t(`payouts.day.line.${line}`) },
    ...STAGES.map((stage): Column<ReconciliationLine> => ({
      key: stage,
      title: t(`payouts.day.stage.${stage}`),
      align: 'end',
      render: (line) =>
        folded && !isFigure(line[stage]) ? null : <DayFigure figure={line[stage]} of="payouts.day.count" />,
    })),
    {
      key: 'ledger',
      title: t('payouts.day.ledger'),
      align: 'end',
      render: ({ ledger }) => (ledger === null ? '–' : <CoinAmount coins={ledger} size="small" />),
    },
  ];
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHeading id={id} size="small" title={title} />
      <Table label={title} columns={columns} rows={shown} rowKey={({ line }) => line} empty={null} />
      {still > 0 && <p className="k-field__hint">{t('payouts.day.still', { count: still })}</p>}
    </section>
  );
}
