import { useRemoveTaskTemplateMutation, useRenameTaskTemplateMutation } from '@kaaj/api-client';
import { LENGTHS, type TaskTemplate } from '@kaaj/contract';
import { Button, EditIcon, Form, IconButton, TextField, TrashIcon } from '@kaaj/ui';
import { useAskedStep, useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

/** One template: to begin with, to give another name, to remove. */
export function TemplateRow({ template, onBegin }: { readonly template: TaskTemplate; readonly onBegin: () => void }) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const doAsked = useAskedStep();
  const [renaming, setRenaming] = useState(false);
  const [remove] = useRemoveTaskTemplateMutation();
  const { _id: id, name } = template;
  const drop = async () => {
    const question = {
      title: t('template.removeQuestion', { name }),
      text: t('template.removeText'),
      ok: t('template.remove'),
      danger: true,
    };
    if (await doAsked(question, () => remove({ id }).unwrap())) toast.success(t('template.removed'));
  };
  if (renaming) return <Renaming template={template} onDone={() => setRenaming(false)} />;
  return (
    <li className="templates__row">
      <span className="templates__name">{name}</span>
      <Button size="small" variant="secondary" aria-label={t('template.useNamed', { name })} onClick={onBegin}>
        {t('template.use')}
      </Button>
      <IconButton
        label={t('template.rename', { name })}
        icon={<EditIcon size={18} />}
        disabled={!online}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={t('template.removeNamed', { name })}
        icon={<TrashIcon size={18} />}
        disabled={!online}
        onClick={() => void drop()}
      />
    </li>
  );
}

function Renaming({ template, onDone }: { readonly template: TaskTemplate; readonly onDone: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [name, setName] = useState(template.name);
  const [missing, setMissing] = useState(false);
  const [rename, { isLoading }] = useRenameTaskTemplateMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    try {
      await rename({ id: template._id, renameTemplateBody: { name: name.trim() } }).unwrap();
      onDone();
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <li>
      <Form className="templates__renaming" onSubmit={send}>
        <TextField
          name="rename"
          label={t('template.newName', { name: template.name })}
          maxLength={LENGTHS.templateName}
          value={name}
          error={missing ? t('template.nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small" pending={isLoading} disabled={!online}>
          {common('action.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {common('action.cancel')}
        </Button>
      </Form>
    </li>
  );
}
