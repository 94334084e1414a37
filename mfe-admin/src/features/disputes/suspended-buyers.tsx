import { useLiftRejectionSuspensionMutation, useListRejectionSuspensionsQuery } from '@kaaj/api-client';
import { type SuspendedBuyer, LENGTHS } from '@kaaj/contract';
import { AvatarWithName, Button, Link, Stack, useFormat } from '@kaaj/ui';
import { RowName } from '@kaaj/ui/data';
import { usePersonName, useUrlState } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DecisionList } from '../../shared/decision-list';
import { ReasonModal } from '../../shared/reason-modal';

/** Buyers who may not reject until an Admin has reviewed their rejections; renders nothing without any. */
export function SuspendedBuyers() {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { data, isError } = useListRejectionSuspensionsQuery({});
  const [{ buyer: wanted }] = useUrlState('buyer');
  const [lifting, setLifting] = useState<SuspendedBuyer>();
  const [lift] = useLiftRejectionSuspensionMutation();
  return (
    <DecisionList
      id="braked-buyers"
      title={t('brake.title')}
      lead={t('brake.lead')}
      failed={t('brake.failed')}
      isError={isError}
      rows={data?.data}
      rowKey={({ buyer }) => buyer._id}
      columns={[
        {
          key: 'buyer',
          title: t('disputes.buyer'),
          card: 'title',
          render: ({ buyer }) => (
            <RowName wanted={buyer._id === wanted}>
              <AvatarWithName name={nameOf(buyer.name)} src={buyer.image} />
            </RowName>
          ),
        },
        { key: 'since', title: t('brake.since'), render: ({ since }) => format.dateTime(since) },
        {
          key: 'rejected',
          title: t('brake.rejected'),
          render: ({ rejected, decided }) => (
            <Stack gap={1}>
              {t('brake.share', { rejected: rejected.length, decided })}
              <span>
                {rejected.slice(0, 5).map((id, index) => (
                  <span key={id}>
                    {index > 0 && ' · '}
                    <Link href={`/dashboard/work/${id}`}>{t('brake.work', { number: index + 1 })}</Link>
                  </span>
                ))}
              </span>
            </Stack>
          ),
        },
        {
          key: 'lift',
          title: t('brake.lift'),
          card: 'actions',
          render: (braked) => (
            <Button variant="secondary" size="small" onClick={() => setLifting(braked)}>
              {t('brake.lift')}
            </Button>
          ),
        },
      ]}
    >
      <ReasonModal
        about={lifting?.buyer._id}
        title={t('brake.question')}
        field={{ label: t('brake.reason'), maxLength: LENGTHS.decisionReason }}
        action={t('brake.lift')}
        success={t('brake.done')}
        onSend={(reason, id) => lift({ id, liftRejectionSuspensionBody: { lifted: true, reason } }).unwrap()}
        onClose={() => setLifting(undefined)}
      />
    </DecisionList>
  );
}
