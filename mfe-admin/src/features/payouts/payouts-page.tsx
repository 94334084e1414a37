import { usePayoutPagesInfiniteQuery } from '@kaaj/api-client';
import { type Payout, PAYOUT_STATES, type PayoutState } from '@kaaj/contract';
import {
  AvatarWithName,
  Button,
  ButtonLink,
  Card,
  Money,
  PageHeading,
  Row,
  SectionHeading,
  Stack,
  useFormat,
} from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Tag, ColumnPlace, EmptyState, Segmented, PaginatedTable } from '@kaaj/ui-desk';
import { useColumnChoice, usePersonName, useInfiniteRows } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import styles from './payouts-page.module.css';
import { ReportModal } from './report-modal';
import { ExportPayoutBatch } from './export-payout-batch';
import { UploadReferences } from './upload-references';
import { useExportPayoutBatch } from './use-export-payout-batch';

/** Payouts to be sent, the longest overdue first, sent ones, and settled ones. */
export default function PayoutsPage() {
  const t = useMessages();
  const [state, setState] = useState<PayoutState>('queued');
  const [setPlace, choice] = useColumnChoice('payouts');
  const [reported, setReported] = useState<Payout>();
  const payouts = useInfiniteRows(usePayoutPagesInfiniteQuery({ state }));
  const columns = useColumns(state, setReported);
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('payouts.title')}
        lead={t('payouts.lead')}
        actions={
          <ButtonLink variant="secondary" href="/dashboard/payouts/day">
            {t('payouts.day.title')}
          </ButtonLink>
        }
      />
      <Steps />
      <Row justify="between">
        <Segmented
          aria-label={t('payouts.which')}
          options={PAYOUT_STATES.map((value) => ({ value, label: t(`payouts.state.${value}`) }))}
          value={state}
          onChange={setState}
        />
        <ColumnPlace ref={setPlace} />
      </Row>
      <PaginatedTable
        label={t(`payouts.state.${state}`)}
        columns={columns}
        {...choice}
        list={payouts}
        rowKey={({ _id }) => _id}
        failed={t('payouts.failed')}
        empty={<EmptyState drawing="no-payments" title={t(`payouts.empty.${state}`)} />}
      />
      <ReportModal payout={reported} onClose={() => setReported(undefined)} />
    </Stack>
  );
}

/** How payouts are paid: all steps can be done at any time. */
function Steps() {
  const t = useMessages();
  const format = useFormat();
  const steps = [
    { key: 'take', action: <ExportPayoutBatch /> },
    { key: 'pay' },
    { key: 'upload', action: <UploadReferences /> },
  ] as const;
  return (
    <ol className={styles.steps} aria-label={t('payouts.steps')}>
      {steps.map(({ key, ...step }, index) => (
        <Card key={key} as="li">
          <Stack gap={4}>
            <SectionHeading
              size="small"
              title={`${format.number(index + 1)}. ${t(`payouts.${key}.title`)}`}
              lead={t(`payouts.${key}.hint`)}
            />
            {'action' in step && step.action}
          </Stack>
        </Card>
      ))}
    </ol>
  );
}

function useColumns(state: PayoutState, onReport: (payout: Payout) => void): Column<Payout>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { take, button } = useExportPayoutBatch();
  const underWay = state === 'queued' || state === 'sent';
  const next: Column<Payout> = {
    key: 'next',
    title: t('payouts.next'),
    card: 'actions',
    render: (payout) =>
      (payout.batch ?? payout.automatic) ? (
        <Button
          variant="secondary"
          size="small"
          className={styles.report}
          aria-label={t('payouts.report.of', { name: nameOf(payout.worker.name) })}
          onClick={() => onReport(payout)}
        >
          {t('payouts.report.button')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className={styles.report}
          {...button}
          onClick={() => void take(payout.rail)}
        >
          {t('payouts.take.of', { rail: t(`system.${payout.rail}`) })}
        </Button>
      ),
  };
  return [
    {
      key: 'worker',
      title: t('payouts.worker'),
      card: 'title',
      render: ({ worker }) => <AvatarWithName name={nameOf(worker.name)} src={worker.image} />,
    },
    {
      key: 'amount',
      title: t('payouts.amount'),
      align: 'end',
      render: ({ amount }) => <Money cents={Math.round(amount * 100)} inTaka />,
    },
    { key: 'rail', title: t('payouts.rail'), render: ({ rail }) => t(`system.${rail}`) },
    {
      key: 'account',
      title: t('payouts.account'),
      render: (payout) => <code className={styles.account}>{payout.accountNumberMasked}</code>,
    },
    {
      key: 'time',
      title: t(underWay ? 'payouts.due' : 'payouts.at'),
      render: ({ due, at, overdue }) => (
        <Stack gap={1} align="start">
          {format.dateTime(underWay ? due : at)}
          {overdue && <Tag color="error">{t('payouts.overdue')}</Tag>}
        </Stack>
      ),
    },
    { key: 'known', title: t('payouts.known'), render: (payout) => <Known payout={payout} /> },
    // What has arrived or failed is over.
    ...(underWay ? [next] : []),
  ];
}

function Known({ payout: { batch, automatic, doubt, reference, reason } }: { payout: Payout }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const known = [
    reason,
    reference && t('payouts.reference', { reference }),
    batch ? t('payouts.taken', { name: nameOf(batch.takenBy) }) : t(automatic ? 'payouts.automatic' : 'payouts.free'),
  ];
  return (
    <Stack gap={1} align="start">
      {doubt && <Tag color="error">{t(`payouts.doubt.${doubt}`)}</Tag>}
      {known.filter(Boolean).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Stack>
  );
}
