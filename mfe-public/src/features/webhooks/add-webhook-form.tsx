import { useAddWebhookMutation } from '@kaaj/api-client';
import { LENGTHS, WEBHOOK_EVENTS, type WebhookEvent, type WebhookWithSecret } from '@kaaj/contract';
import { Button, Card, Form, SectionHeading, Stack, SwitchField, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import choiceStyles from '../../shared/choices.module.css';
import { typed } from '../../shared/form';

/** `onAdded` is called with the secret, which is shown only once. */
export function AddWebhookForm({ onAdded }: { onAdded: (webhook: WebhookWithSecret) => void }) {
  const t = useMessages();
  const { send, fieldErrors, button } = useSend();
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
    <Card as="section" padding="large" aria-labelledby="add-webhook">
      <Stack gap={4}>
        <SectionHeading id="add-webhook" size="small" title={t('webhooks.add')} />
        <Form className={choiceStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
          <TextField
            label={t('webhooks.url')}
            hint={t('webhooks.urlHint')}
            name="url"
            inputMode="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            maxLength={LENGTHS.webhookUrl}
            error={fieldErrors['url']}
          />
          <fieldset className={choiceStyles.choices}>
            <legend>{t('webhooks.listens')}</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <SwitchField key={event} name="events" value={event} label={t(`webhooks.event.${event}`)} />
            ))}
            <p className={choiceStyles.wrong} aria-live="polite">
              {fieldErrors['events']}
            </p>
          </fieldset>
          <Button type="submit" {...button}>
            {t('webhooks.add')}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
