import {
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useEnableWebhookMutation,
  useTestWebhookMutation,
} from '@kaaj/api-client';
import { type Webhook, type WebhookWithSecret } from '@kaaj/contract';
import { Badge, Banner, Button, Card, Identifier, Row, Stack, useFormat } from '@kaaj/ui';
import { DeleteButton } from '@kaaj/ui/data';
import { useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DeliveryLog } from './delivery-log';

interface WebhookCardProps {
  webhook: Webhook;
  gone: boolean;
  onRemoved: () => void;
  /** Called with the new secret, which is shown only once. */
  onRenewed: (webhook: WebhookWithSecret) => void;
}

export function WebhookCard({ webhook, gone, onRemoved, onRenewed }: WebhookCardProps) {
  const { _id: id, url, events, state, failingSince } = webhook;
  const t = useMessages();
  const format = useFormat();
  const { send, button } = useSend();
  const [removeWebhook, removing] = useRemoveWebhookMutation();
  const [renewSecret] = useRotateWebhookSecretMutation();
  const [switchOn, switching] = useEnableWebhookMutation();
  const [test, testing] = useTestWebhookMutation();
  const [log, setLog] = useState(false);
  const { host } = new URL(url);

  const remove = () => {
    const ask = { title: t('webhooks.removeQuestion', { host }), ok: t('webhooks.remove'), danger: true };
    void send(() => removeWebhook({ id }).unwrap(), { confirm: ask, onSuccess: onRemoved });
  };
  const renew = () => {
    const ask = { title: t('webhooks.renewQuestion'), text: t('webhooks.renewText'), ok: t('webhooks.renew') };
    void send(() => renewSecret({ id }).unwrap(), { confirm: ask, onSuccess: ({ data }) => onRenewed(data) });
  };

  return (
    <Card as="article" aria-label={url}>
      <Stack gap={3}>
        <Row gap={3}>
          <strong>
            <Identifier>{url}</Identifier>
          </strong>
          <Badge tone={gone || state === 'off' ? 'neutral' : failingSince === null ? 'good' : 'warn'}>
            {t(
              gone
                ? 'webhooks.removed'
                : state === 'off'
                  ? 'webhooks.off'
                  : failingSince === null
                    ? 'webhooks.on'
                    : 'webhooks.failing',
            )}
          </Badge>
        </Row>
        <p>{events.map((event) => t(`webhooks.event.${event}`)).join(', ')}</p>
        {!gone && state === 'off' && (
          <Banner kind="warn" title={t('webhooks.offTitle')}>
            {t('webhooks.offText')}
          </Banner>
        )}
        {!gone && state === 'on' && failingSince !== null && (
          <p>{t('webhooks.failingSince', { time: format.dateTime(failingSince) })}</p>
        )}
        {!gone && (
          <Row gap={2}>
            {state === 'off' && (
              <Button
                size="small"
                pending={switching.isLoading}
                disabled={button.disabled}
                onClick={() => void send(() => switchOn({ id }).unwrap(), { success: t('webhooks.isOn') })}
              >
                {t('webhooks.switchOn')}
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              pending={testing.isLoading}
              disabled={button.disabled}
              onClick={() => void send(() => test({ id }).unwrap(), { success: t('webhooks.tested') })}
            >
              {t('webhooks.test')}
            </Button>
            <Button size="small" variant="secondary" aria-expanded={log} onClick={() => setLog(!log)}>
              {t(log ? 'webhooks.hideLog' : 'webhooks.showLog')}
            </Button>
            <Button size="small" variant="ghost" disabled={button.disabled} onClick={renew}>
              {t('webhooks.renew')}
            </Button>
            <DeleteButton pending={removing.isLoading} disabled={button.disabled} onClick={remove}>
              {t('webhooks.remove')}
            </DeleteButton>
          </Row>
        )}
        {log && !gone && <DeliveryLog id={id} />}
      </Stack>
    </Card>
  );
}
