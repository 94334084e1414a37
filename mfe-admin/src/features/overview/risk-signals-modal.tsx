import { useGetWithdrawalSignalsQuery } from '@kaaj/api-client';
import { type QueuedWithdrawal, type RiskRow, type RiskSignal } from '@kaaj/contract';
import { Link, Money, Stack } from '@kaaj/ui';
import { Tag, Modal, SkeletonRows } from '@kaaj/ui-desk';
import { QueryState, usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { RequestDecision } from './request-decision';
import { COLOURS, useSignalWords } from './use-signal-words';

interface SignalsSheetProps {
  request: QueuedWithdrawal | undefined;
  onDecided: (id: string, status: 'accepted' | 'rejected') => void;
  onClose: () => void;
}

/** All risk signals of one request, with the rows behind them, and the decision. Closed without a request. */
export function RiskSignalsModal({ request, onDecided, onClose }: SignalsSheetProps) {
  const t = useMessages();
  const nameOf = usePersonName();
  return (
    <Modal
      open={request !== undefined}
      onClose={onClose}
      title={t('signals.title', { name: nameOf(request?.worker.name ?? '') })}
    >
      {request && (
        <Stack gap={5}>
          <p>
            <Money cents={Math.round(request.withdrawalAmount * 100)} inTaka /> · {t(`system.${request.paymentSystem}`)}
          </p>
          <Signals key={request._id} withdrawalId={request._id} />
          <RequestDecision
            request={request}
            onDecided={(status) => {
              onDecided(request._id, status);
              onClose();
            }}
          />
        </Stack>
      )}
    </Modal>
  );
}

function Signals({ withdrawalId }: { withdrawalId: string }) {
  const t = useMessages();
  const query = useGetWithdrawalSignalsQuery({ id: withdrawalId }, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} errorTitle={t('signals.failed')} loading={<SkeletonRows rows={3} columns={1} />}>
      {({ signals, refundableDays }) => (
        <Stack gap={4}>
          <p>{t(signals.length > 0 ? 'signals.lead' : 'signals.gone')}</p>
          {signals.map((signal) => (
            <OneSignal key={signal.code} signal={signal} refundableDays={refundableDays} />
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

function OneSignal({ signal, refundableDays }: { signal: RiskSignal; refundableDays: number }) {
  const t = useMessages();
  const wordsOf = useSignalWords();
  const { code, level, rows, numbers } = signal;
  const { people, purchases, works, disputes } = numbers;
  const more = (people ?? purchases ?? works ?? disputes ?? rows.length) - rows.length;
  return (
    <section aria-label={t(`signals.tag.${code}`)}>
      <Stack gap={2} align="start">
        <Tag color={COLOURS[level]}>{t(`signals.tag.${code}`)}</Tag>
        <p>{wordsOf(signal, refundableDays)}</p>
        <ul>
          {rows.map((row) => (
            <li key={row._id}>
              <RowBehind row={row} />
            </li>
          ))}
          {rows.length > 0 && more > 0 && <li>{t('signals.rest', { count: more })}</li>}
        </ul>
      </Stack>
    </section>
  );
}

/** Leads to the page that shows the row; a person who was removed is on none. */
function RowBehind({ row }: { row: RiskRow }) {
  const nameOf = usePersonName();
  const address = addressOf(row);
  const words = <bdi>{row.kind === 'person' ? nameOf(row.name) : row.name}</bdi>;
  return address === undefined ? words : <Link href={address}>{words}</Link>;
}

function addressOf({ kind, _id, email }: RiskRow): string | undefined {
  switch (kind) {
    case 'person':
      return email === null ? undefined : `/dashboard/manageusers?search=${encodeURIComponent(email)}`;
    case 'submission':
      return `/dashboard/work/${_id}`;
    case 'purchase':
      return `/dashboard/receipt/purchase/${_id}`;
    case 'dispute':
      return `/dashboard/disputes/${_id}`;
  }
}
