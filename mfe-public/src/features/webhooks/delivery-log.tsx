import { useListDeliveriesQuery, useRedeliverWebhookMutation } from '@kaaj/api-client';
import { type Delivery } from '@kaaj/contract';
import { Badge, Button, ErrorState, useFormat } from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const TONES = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const;
const SHOWN = 20;

/** What was sent last to a webhook, and what it answered. */
export function DeliveryLog({ id }: { id: string }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useListDeliveriesQuery({ id, size: SHOWN });
  const columns = useColumns(id);
  if (isError && !data) return <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />;
  return (
    <Table
      label={t('webhooks.log')}
      columns={columns}
      rows={data?.data}
      rowKey={({ _id }) => _id}
      loadingRows={2}
      refreshing={isFetching}
      empty={<p>{t('webhooks.noLog')}</p>}
    />
  );
}

function useColumns(id: string): Column<Delivery>[] {
  const t = useMessages();
  const format = useFormat();
  const { send, button } = useSend();
  const [sendAgain] = useRedeliverWebhookMutation();
  const redeliver = (delivery: string) =>
    send(() => sendAgain({ id, delivery }).unwrap(), { success: t('webhooks.sentAgain') });
  return [
    { key: 'type', title: t('webhooks.what'), card: 'title', render: ({ type }) => t(`webhooks.event.${type}`) },
    { key: 'time', title: t('webhooks.when'), render: ({ time }) => format.dateTime(time) },
    {
      key: 'state',
      title: t('keys.state'),
      render: ({ state }) => <Badge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</Badge>,
    },
    { key: 'tries', title: t('webhooks.tries'), align: 'end', render: ({ tries }) => format.number(tries) },
    {
      key: 'answer',
      title: t('webhooks.answer'),
      render: ({ status, answer }) => [status, answer?.slice(0, 80)].filter(Boolean).join(' '),
    },
    {
      key: 'again',
      title: t('keys.actions'),
      card: 'actions',
      render: ({ _id, state }) =>
        state !== 'waiting' && (
          <Button size="small" variant="ghost" {...button} onClick={() => void redeliver(_id)}>
            {t('webhooks.again')}
          </Button>
        ),
    },
  ];
}
