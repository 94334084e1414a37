import { useListPaymentCasesQuery } from '@kaaj/api-client';
import { Banner, SectionHeading, useFormat } from '@kaaj/ui';
import { RowName } from '@kaaj/ui/data';
import { ColumnPlace, Table } from '@kaaj/ui-desk';
import { useColumnChoice, useUrlState } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** What happened at the payment service and waits for an Admin; nothing where nothing waits. */
export function PaymentCases() {
  const t = useMessages();
  const format = useFormat();
  const [setPlace, choice] = useColumnChoice('payment-cases');
  const { data, isError } = useListPaymentCasesQuery({});
  const [{ case: wanted }] = useUrlState('case');
  if (isError && !data) return <Banner kind="warn">{t('cases.failed')}</Banner>;
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="payment-cases">
      <SectionHeading
        id="payment-cases"
        size="small"
        title={t('cases.title')}
        lead={t('cases.lead')}
        actions={<ColumnPlace ref={setPlace} />}
      />
      <Table
        label={t('cases.title')}
        {...choice}
        rows={data.data}
        rowKey={({ _id }) => _id}
        empty={null}
        columns={[
          {
            key: 'what',
            title: t('cases.what'),
            card: 'title',
            render: ({ _id, reason }) => <RowName wanted={_id === wanted}>{t(`cases.reason.${reason}`)}</RowName>,
          },
          { key: 'time', title: t('cases.time'), render: ({ time }) => format.dateTime(time) },
          {
            key: 'amount',
            title: t('cases.amount'),
            align: 'end',
            render: ({ amount, currency }) =>
              format.number(amount, { style: 'currency', currency: currency.toUpperCase() || 'USD' }),
          },
          { key: 'payment', title: t('cases.payment'), render: ({ payment }) => <code>{payment}</code> },
          { key: 'purchase', title: t('cases.purchase'), render: ({ transID }) => transID ?? '–' },
          {
            key: 'frozen',
            title: t('cases.frozen'),
            align: 'end',
            render: ({ frozenCoins }) => format.number(frozenCoins),
          },
          {
            key: 'owed',
            title: t('cases.owed'),
            align: 'end',
            render: ({ owedCoins }) => format.number(owedCoins),
          },
        ]}
      />
    </section>
  );
}
