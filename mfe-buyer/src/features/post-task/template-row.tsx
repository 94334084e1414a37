import { useRemoveTaskTemplateMutation, useRenameTaskTemplateMutation } from '@kaaj/api-client';
import { LENGTHS, type TaskTemplate } from '@kaaj/contract';
import { Button, Row, Stack } from '@kaaj/ui';
import { EditIcon, TrashIcon } from '@kaaj/ui/icons';
import { IconButton } from '@kaaj/ui-desk';
import { DeskForm, TextField } from '@kaaj/ui-desk/forms';
import { useAskedStep } from '@kaaj/page-kit';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './templates.module.css';

/** One template: to begin with, to give another name, to remove. */
export function TemplateRow({ template, onBegin }: { readonly template: TaskTemplate; readonly onBegin: () => void }) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const doAsked = useAskedStep();
  const [renaming, setRenaming] = useState<boolean>();
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
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <Button size="small" variant="secondary" aria-label={t('template.useNamed', { name })} onClick={onBegin}>
        {t('template.use')}
      </Button>
      <IconButton
        label={t('template.rename', { name })}
        icon={<EditIcon size={18} />}
        disabled={!online}
        // Back from the other name.
        autoFocus={renaming === false}
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
  const form = useRef<HTMLLIElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [rename, { isLoading }] = useRenameTaskTemplateMutation();
  const check = (held: { rename: string }) => ({
    rename: held.rename.trim() === '' ? t('template.nameMissing') : undefined,
  });
  const send = async () => {
    try {
      await rename({ id: template._id, renameTemplateBody: { name: name.trim() } }).unwrap();
      onDone();
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <li ref={form}>
      <DeskForm values={{ rename: name }} check={check} onChange={(_, typed) => setName(typed)} onSend={send}>
        <Stack gap={2}>
          <TextField
            name="rename"
            label={t('template.newName', { name: template.name })}
            maxLength={LENGTHS.templateName}
          />
          <Row gap={2}>
            <Button type="submit" size="small" pending={isLoading} disabled={!online}>
              {common('action.save')}
            </Button>
            <Button size="small" variant="ghost" onClick={onDone}>
              {common('action.cancel')}
            </Button>
          </Row>
        </Stack>
      </DeskForm>
    </li>
  );
}
