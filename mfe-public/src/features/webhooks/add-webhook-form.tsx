import { useAddWebhookMutation } from '@kaaj/api-client';
import { LENGTHS, WEBHOOK_EVENTS, type WebhookEvent, type WebhookWithSecret } from '@kaaj/contract';
import { Button, Card, Form, SectionHeading, Stack, SwitchField, TextField } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import choiceStyles from '../../shared/choices.module.css';
import { focusField, onSubmit, typed } from '../../shared/form';

/** `onAdded` is given the secret, which nobody sees again. */
export function AddWebhookForm({ onAdded }: { onAdded: (webhook: WebhookWithSecret) => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const online = useOnline();
  const [addWebhook, { isLoading }] = useAddWebhookMutation();
  const [missing, setMissing] = useState({ url: false, events: false });
  const { refused, refuse, clear } = useRefusedFields();

  async function submit(form: HTMLFormElement) {
    const url = typed(form, 'url');
    const events = new FormData(form).getAll('events') as WebhookEvent[];
    setMissing({ url: url === '', events: events.length === 0 });
    clear();
    if (url === '') return focusField(form, 'url');
    if (events.length === 0) return form.querySelector<HTMLInputElement>('[name=events]')?.focus();
    try {
      onAdded((await addWebhook({ addWebhookBody: { url, events } }).unwrap()).data);
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <Card as="section" padding="large" aria-labelledby="add-webhook">
      <Stack gap={4}>
        <SectionHeading id="add-webhook" size="small" title={t('webhooks.add')} />
        <Form className={choiceStyles.form} onSubmit={onSubmit(submit)}>
          <TextField
            label={t('webhooks.url')}
            hint={t('webhooks.urlHint')}
            name="url"
            inputMode="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            maxLength={LENGTHS.webhookUrl}
            error={missing.url ? common('field.required') : refused['url']}
          />
          <fieldset className={choiceStyles.choices}>
            <legend>{t('webhooks.listens')}</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <SwitchField key={event} name="events" value={event} label={t(`webhooks.event.${event}`)} />
            ))}
            <p className={choiceStyles.wrong} aria-live="polite">
              {missing.events ? t('webhooks.noEvent') : refused['events']}
            </p>
          </fieldset>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('webhooks.add')}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
