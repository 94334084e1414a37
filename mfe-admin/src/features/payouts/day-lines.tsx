import { type PayoutSheetFigure, type PayoutSheetLine } from '@kaaj/contract';
import { CoinAmount, SectionHeading, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Table } from '@kaaj/ui-desk';
import { useId } from 'react';
import { useMessages } from '../../messages';

const STAGES = ['queued', 'taken', 'sent', 'together'] as const;

/** The lines of one way to pay, or of all together: every column adds up from the first to the last. */
export function DayLines({ title, lines }: { readonly title: string; readonly lines: readonly PayoutSheetLine[] }) {
  const t = useMessages();
  const id = useId();
  const columns: Column<PayoutSheetLine>[] = [
    { key: 'line', title: t('payouts.day.line'), card: 'title', render: ({ line }) => t(`payouts.day.line.${line}`) },
    ...STAGES.map((stage): Column<PayoutSheetLine> => ({
      key: stage,
      title: t(`payouts.day.stage.${stage}`),
      align: 'end',
      render: (line) => <Figure figure={line[stage]} />,
    })),
    {
      key: 'ledger',
      title: t('payouts.day.ledger'),
      align: 'end',
      render: ({ ledger }) => (ledger === null ? '–' : <CoinAmount coins={ledger} size="small" />),
    },
  ];
  return (
    <section aria-labelledby={id} className="payouts-day__part">
      <SectionHeading id={id} size="small" title={title} />
      <Table label={title} columns={columns} rows={lines} rowKey={({ line }) => line} empty={null} />
    </section>
  );
}

function Figure({ figure: { count, coins, amount } }: { readonly figure: PayoutSheetFigure }) {
  const t = useMessages();
  const format = useFormat();
  if (count === 0 && coins === 0 && amount === 0) return '–';
  return (
    <span className="payouts-day__figure">
      <CoinAmount coins={coins} size="small" />
      <span>{format.dollars(Math.round(amount * 100))}</span>
      <span>{t('payouts.day.count', { count: format.number(count) })}</span>
    </span>
  );
}
