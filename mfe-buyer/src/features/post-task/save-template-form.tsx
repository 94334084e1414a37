import { useSaveTaskTemplateMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, Form, Stack, TextField } from '@kaaj/ui';
import { useOnline, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { isBegun, type TaskDraft } from '../../shared/task-draft';
import { formOf } from '../../shared/task-template';

/** Keeps the form for a new task as it stands, under a name that is the title's unless another is typed. */
export function SaveTemplateForm({ task }: { readonly task: TaskDraft }) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const [save, { isLoading }] = useSaveTaskTemplateMutation();
  const [name, setName] = useState(task.title.trim().slice(0, LENGTHS.templateName));
  const [missing, setMissing] = useState(false);
  if (!isBegun(task)) return <p className="k-field__hint">{t('template.nothing')}</p>;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    try {
      await save({ saveTemplateBody: { name: wanted, form: formOf(task) } }).unwrap();
      setName('');
      toast.success(t('template.saved', { name: wanted }));
    } catch (error) {
      toast.problem(error);
    }
  };

  return (
    <Form onSubmit={send}>
      <Stack gap={3}>
        <TextField
          name="name"
          label={t('template.name')}
          hint={t('template.nameHint')}
          maxLength={LENGTHS.templateName}
          value={name}
          error={missing ? t('template.nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" pending={isLoading} disabled={!online}>
          {t('template.save')}
        </Button>
      </Stack>
    </Form>
  );
}
