import { useLiftRejectionSuspensionMutation, useListRejectionSuspensionsQuery } from '@kaaj/api-client';
import { type SuspendedBuyer, LENGTHS } from '@kaaj/contract';
import { Banner, Button, AvatarWithName, Link, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { RowName } from '@kaaj/ui/data';
import { Modal, Table } from '@kaaj/ui-desk';
import { usePersonName, useUrlState } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';

/** Buyers who may not reject until an Admin has reviewed their rejections; renders nothing without any. */
export function SuspendedBuyers() {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { data, isError } = useListRejectionSuspensionsQuery({});
  const [{ buyer: wanted }] = useUrlState('buyer');
  const [lifting, setLifting] = useState<SuspendedBuyer>();
  if (isError && !data) return <Banner kind="warn">{t('brake.failed')}</Banner>;
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="braked-buyers">
      <SectionHeading id="braked-buyers" size="small" title={t('brake.title')} lead={t('brake.lead')} />
      <Table
        label={t('brake.title')}
        rows={data.data}
        rowKey={({ buyer }) => buyer._id}
        empty={null}
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
      />
      <LiftModal braked={lifting} onClose={() => setLifting(undefined)} />
    </section>
  );
}

/** Closed while `braked` is undefined. */
function LiftModal({ braked, onClose }: { braked: SuspendedBuyer | undefined; onClose: () => void }) {
  const t = useMessages();
  return (
    <Modal open={braked !== undefined} onClose={onClose} title={t('brake.question')}>
      {braked && <LiftForm key={braked.buyer._id} braked={braked} onClose={onClose} />}
    </Modal>
  );
}

function LiftForm({ braked, onClose }: { braked: SuspendedBuyer; onClose: () => void }) {
  const t = useMessages();
  const [lift] = useLiftRejectionSuspensionMutation();
  return (
    <ReasonForm
      field={{ label: t('brake.reason'), maxLength: LENGTHS.decisionReason }}
      action={t('brake.lift')}
      success={t('brake.done')}
      onSend={(reason) =>
        lift({ id: braked.buyer._id, liftRejectionSuspensionBody: { lifted: true, reason } }).unwrap()
      }
      onClose={onClose}
    />
  );
}
