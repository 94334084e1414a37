import { useRemoveTaskTemplateMutation, useRenameTaskTemplateMutation } from '@kaaj/api-client';
import { LENGTHS, type TaskTemplate } from '@kaaj/contract';
import { Button, Row, Stack } from '@kaaj/ui';
import { EditIcon, TrashIcon } from '@kaaj/ui/icons';
import { IconButton } from '@kaaj/ui-desk';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './templates.module.css';

/** One template: to apply, rename or remove. */
export function TemplateRow({ template, onBegin }: { readonly template: TaskTemplate; readonly onBegin: () => void }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [renaming, setRenaming] = useState<boolean>();
  const [remove] = useRemoveTaskTemplateMutation();
  const { _id: id, name } = template;
  const drop = () => {
    const ask = {
      title: t('template.removeQuestion', { name }),
      text: t('template.removeText'),
      ok: t('template.remove'),
      danger: true,
    };
    void send(() => remove({ id }).unwrap(), { confirm: ask, success: t('template.removed') });
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
        disabled={button.disabled}
        // Back from the other name.
        autoFocus={renaming === false}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={t('template.removeNamed', { name })}
        icon={<TrashIcon size={18} />}
        disabled={button.disabled}
        onClick={drop}
      />
    </li>
  );
}

function Renaming({ template, onDone }: { readonly template: TaskTemplate; readonly onDone: () => void }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [name, setName] = useState(template.name);
  const form = useRef<HTMLLIElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [rename] = useRenameTaskTemplateMutation();
  const check = (held: { rename: string }) => ({
    rename: held.rename.trim() === '' ? t('template.nameMissing') : undefined,
  });
  const renameTemplateBody = { name: name.trim() };
  const save = () => send(() => rename({ id: template._id, renameTemplateBody }).unwrap(), { onSuccess: onDone });
  return (
    <li ref={form}>
      <Form values={{ rename: name }} check={check} onChange={(_, typed) => setName(typed)} onFinish={save}>
        <Stack gap={2}>
          <Form.Item
            name="rename"
            label={t('template.newName', { name: template.name })}
            maxLength={LENGTHS.templateName}
          >
            <Input />
          </Form.Item>
          <Row gap={2}>
            <Button type="submit" size="small" {...button}>
              {t('action.save')}
            </Button>
            <Button size="small" variant="ghost" onClick={onDone}>
              {t('action.cancel')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </li>
  );
}
