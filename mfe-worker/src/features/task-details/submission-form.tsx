import { useSubmitWorkMutation } from '@kaaj/api-client';
import { LENGTHS, type Task } from '@kaaj/contract';
import { Button, classes, Form, Stack, TextAreaField } from '@kaaj/ui';
import { untilKnown, useCommonMessages, useDraft, useOnline, useRefusedFields, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

/** The proof of work. What is typed stays on this device until it was sent. */
export function SubmissionForm({ task: { _id: taskId, version }, disabled }: { task: Task; disabled: boolean }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const draft = useDraft<string>(`proof.${taskId}`);
  const [missing, setMissing] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [submitWork, { isLoading }] = useSubmitWorkMutation();
  const detail = draft.value ?? '';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const empty = detail.trim() === '';
    setMissing(empty);
    clear();
    // The button is at hand wherever on the page somebody reads; the field may be far below.
    if (empty) return event.currentTarget.querySelector('textarea')?.focus();
    try {
      const submitWorkBody = { task: taskId, submissionDetail: detail, version };
      await untilKnown(() => submitWork({ submitWorkBody }).unwrap());
      draft.clear();
      toast.success(t('submit.success'));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={send}>
      <Stack gap={4}>
        <TextAreaField
          label={t('submit.detail')}
          placeholder={t('submit.placeholder')}
          hint={draft.value ? t('submit.draft') : undefined}
          error={missing ? common('field.required') : refused['submissionDetail']}
          rows={6}
          maxLength={LENGTHS.submissionDetail}
          required
          disabled={disabled}
          value={detail}
          onChange={({ target }) => {
            setMissing(false);
            draft.save(target.value);
          }}
        />
        {!online && <p role="status">{t('submit.offline')}</p>}
        <div className={classes('task-submit', !disabled && 'task-submit--at-hand')}>
          <Button type="submit" block pending={isLoading} disabled={disabled || !online}>
            {t('submit.button')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
