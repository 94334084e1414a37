import { useGetPayoutReconciliationQuery } from '@kaaj/api-client';
import { isDay, type PayoutReconciliation } from '@kaaj/contract';
import { Banner, Button, classes, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { DatePicker, Form } from '@kaaj/ui-desk/forms';
import { QueryState, useToday, useUrlState } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DiscrepancyList } from './discrepancy-list';
import { DayLines } from './day-lines';
import { DayPayments } from './day-payments';
import { DayWaiting } from './day-waiting';
import { saveSheet } from './save-sheet';
import styles from './day-sheet.module.css';

/** The payouts of one day, by payment system and compared with the ledger, for printing. */
export default function DaySheetPage() {
  const t = useMessages();
  const today = useToday();
  const [{ day }, change] = useUrlState('day');
  const query = useGetPayoutReconciliationQuery(day ? { day } : {});
  const sheet = query.currentData?.data;
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('payouts.day.title')}
        lead={t('payouts.day.lead')}
        back={{ href: '/dashboard/payouts', label: t('payouts.title') }}
        actions={sheet && <SheetActions sheet={sheet} />}
      />
      <Form
        strict
        values={{ day: day || (sheet?.day ?? today ?? '') }}
        onChange={(_, wanted) => isDay(wanted) && !(today && wanted > today) && change({ day: wanted })}
        className={classes(styles.choice, 'k-no-print')}
      >
        <Form.Item name="day" label={t('payouts.day.which')}>
          <DatePicker max={today} />
        </Form.Item>
      </Form>
      <QueryState query={query} errorTitle={t('payouts.day.failed')}>
        {(loaded) => <Sheet sheet={loaded} />}
      </QueryState>
    </Stack>
  );
}

function SheetActions({ sheet }: { readonly sheet: PayoutReconciliation }) {
  const t = useMessages();
  return (
    <>
      <Button variant="secondary" className="k-no-print" onClick={() => window.print()}>
        {t('payouts.day.print')}
      </Button>
      <Button variant="secondary" className="k-no-print" icon={<DownloadIcon />} onClick={() => saveSheet(sheet)}>
        {t('payouts.day.save')}
      </Button>
    </>
  );
}

function Sheet({ sheet }: { readonly sheet: PayoutReconciliation }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <article className={styles.sheet}>
      <Stack gap={6}>
        <Banner kind={sheet.holds ? 'good' : 'error'} title={t(sheet.holds ? 'payouts.day.holds' : 'payouts.day.gap')}>
          {sheet.over
            ? t('payouts.day.over', { day: format.date(sheet.day) })
            : t('payouts.day.soFar', { time: format.dateTime(sheet.until) })}
        </Banner>
        <DiscrepancyList sheet={sheet} />
        <DayWaiting lines={sheet.waiting} />
        {sheet.rails.map(({ rail, lines }) => (
          <DayLines key={rail} title={t(`system.${rail}`)} lines={lines} />
        ))}
        {sheet.rails.length !== 1 && <DayLines title={t('payouts.day.total')} lines={sheet.total} />}
        <DayPayments sheet={sheet} />
      </Stack>
    </article>
  );
}
