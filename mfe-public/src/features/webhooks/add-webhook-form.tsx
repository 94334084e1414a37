import { useAddWebhookMutation } from '@kaaj/api-client';
import { LENGTHS, WEBHOOK_EVENTS, type Role, type WebhookEvent, type WebhookWithSecret } from '@kaaj/contract';
import { Button, Form, SectionCard, SwitchField, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import choiceStyles from '../../shared/choices.module.css';
import { typed } from '../../shared/form';

const OF_WORKERS: readonly WebhookEvent[] = [
  'submission.decided',
  'dispute.decided',
  'claim.expired',
  'payout.changed',
];

/** The events that the API sends to an account of the role. */
const eventsOf = (role: Role | undefined) =>
  role === 'Worker' ? OF_WORKERS : WEBHOOK_EVENTS.filter((event) => event !== 'payout.changed');

/** `onAdded` is called with the secret, which is shown only once. */
export function AddWebhookForm({ onAdded }: { onAdded: (webhook: WebhookWithSecret) => void }) {
  const t = useMessages();
  const { role } = useSession();
  const { send, fieldErrors, field, submitButton } = useSend();
  const [addWebhook] = useAddWebhookMutation();

  function submit(form: HTMLFormElement) {
    const url = typed(form, 'url');
    const events = new FormData(form).getAll('events') as WebhookEvent[];
    void send(() => addWebhook({ addWebhookBody: { url, events } }).unwrap(), {
      form,
      fieldErrors: { url: url === '', events: events.length === 0 && t('webhooks.noEvent') },
      onSuccess: ({ data }) => onAdded(data),
    });
  }

  return (
    <SectionCard padding="large" title={t('webhooks.add')}>
      <Form className={choiceStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <TextField
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          {...field('url')}
          inputMode="url"
          required
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LENGTHS.webhookUrl}
        />
        <fieldset className={choiceStyles.choices}>
          <legend>{t('webhooks.listens')}</legend>
          {eventsOf(role).map((event) => (
            <SwitchField key={event} name="events" value={event} label={t(`webhooks.event.${event}`)} />
          ))}
          <p className={choiceStyles.wrong} aria-live="polite">
            {fieldErrors['events']}
          </p>
        </fieldset>
        <Button {...submitButton}>{t('webhooks.add')}</Button>
      </Form>
    </SectionCard>
  );
}
