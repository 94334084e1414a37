import { useListWebhooksQuery } from '@kaaj/api-client';
import { type Webhook, type WebhookWithSecret } from '@kaaj/contract';
import { Card, EmptyState, ErrorState, PageHeading, SectionHeading, SkeletonRows, Stack } from '@kaaj/ui';
import { useStableRows } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DeveloperAccessGuard } from '../../shared/developer-access-guard';
import { AccountPage } from '../../shared/account-page';
import { OneTimeSecret } from '../../shared/one-time-secret';
import { AddWebhookForm } from './add-webhook-form';
import { WebhookCard } from './webhook-card';

/** The user's webhooks. */
export default function WebhooksPage() {
  return (
    <DeveloperAccessGuard>
      <Webhooks />
    </DeveloperAccessGuard>
  );
}

function Webhooks() {
  const t = useMessages();
  const { data, isError, refetch } = useListWebhooksQuery();
  const { role } = useSession();
  const webhooks = useStableRows<Webhook>(data?.data);
  const [made, setMade] = useState<WebhookWithSecret>();
  const show = (webhook: WebhookWithSecret) => {
    webhooks.add(webhook);
    setMade(webhook);
  };

  return (
    <AccountPage>
      <PageHeading title={t('webhooks.title')} lead={t('webhooks.lead')} />
      {made ? (
        <OneTimeSecret
          title={t('webhooks.secretTitle', { host: new URL(made.url).host })}
          text={t('webhooks.secretText')}
          secret={made.secret}
          onPutAway={() => setMade(undefined)}
        />
      ) : (
        <AddWebhookForm onAdded={show} />
      )}
      <section aria-labelledby="own-webhooks">
        <Stack gap={4}>
          <SectionHeading id="own-webhooks" size="small" title={t('webhooks.own')} />
          {isError && !data && <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />}
          {!isError && !webhooks.rows && <SkeletonRows rows={2} columns={2} />}
          {webhooks.rows?.length === 0 && (
            <Card>
              <EmptyState
                compact
                drawing="no-notifications"
                title={t('webhooks.none')}
                text={t(role === 'Worker' ? 'webhooks.noneTextWorker' : 'webhooks.noneText')}
              />
            </Card>
          )}
          {webhooks.rows?.map((webhook) => (
            <WebhookCard
              key={webhook._id}
              webhook={webhook}
              gone={webhooks.isGone(webhook)}
              onRemoved={() => webhooks.remove(webhook._id)}
              onRenewed={setMade}
            />
          ))}
        </Stack>
      </section>
    </AccountPage>
  );
}
