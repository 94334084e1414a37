import { useSaveTaskTemplateMutation } from '@kaaj/api-client';
import { type AnswerForm, LENGTHS } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { fieldText } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type FormErrors } from '../../shared/form-draft';
import { type LinkDraft, linkOf } from '../../shared/link-fields';
import { isBegun, type TaskDraft } from '../../shared/task-draft';
import { formOf } from '../../shared/task-template';

interface Props {
  readonly task: TaskDraft;
  /** Undefined where a question is wrong. */
  readonly readForm: () => AnswerForm | null | undefined;
  readonly link: LinkDraft | undefined;
  /** Nothing was saved, and the form behind the dialog shows the errors. */
  readonly onWrong: () => void;
  readonly onLinkErrors: (errors: FormErrors) => void;
}

/** Saves the current form for a new task as a template, named after the title unless another name is typed. */
export function SaveTemplateForm({ task, readForm, link, onWrong, onLinkErrors }: Props) {
  const t = useMessages();
  const { send, submitButton } = useSend();
  const [save] = useSaveTaskTemplateMutation();
  const [name, setName] = useState(task.title.trim().slice(0, LENGTHS.templateName));
  if (!isBegun(task)) return <p className="k-field__hint">{t('template.nothing')}</p>;

  const check = (held: { name: string }) => ({
    name: held.name.trim() === '' ? t('template.nameMissing') : undefined,
  });
  const submit = () => {
    const form = link ? null : readForm();
    if (form === undefined) return onWrong();
    const wanted = name.trim();
    const answering = link ? { link: linkOf(link) } : { form };
    return send(() => save({ saveTemplateBody: { name: wanted, form: { ...formOf(task), ...answering } } }).unwrap(), {
      success: t('template.saved', { name: wanted }),
      onSuccess: () => setName(''),
      // The error of the link is shown at its field, behind this dialog.
      onError: (error) => {
        if (error.code !== 'task/form-invalid') return false;
        onLinkErrors(Object.fromEntries(error.errors.map((each) => [each.field, fieldText(each)])));
        onWrong();
        return false;
      },
    });
  };

  return (
    <Form values={{ name }} check={check} onChange={(_, typed) => setName(typed)} onFinish={submit}>
      <Stack gap={3}>
        <Form.Item
          name="name"
          label={t('template.name')}
          extra={t('template.nameHint')}
          maxLength={LENGTHS.templateName}
        >
          <Input />
        </Form.Item>
        <Button {...submitButton}>{t('template.save')}</Button>
      </Stack>
    </Form>
  );
}
