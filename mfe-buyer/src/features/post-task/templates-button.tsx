import { useListTaskTemplatesQuery } from '@kaaj/api-client';
import { type AnswerForm, LIMITS, type TaskTemplate } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { CopyIcon } from '@kaaj/ui/icons';
import { ErrorState, Modal, Skeleton } from '@kaaj/ui-desk';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type FormErrors } from '../../shared/form-draft';
import { type LinkDraft } from '../../shared/link-fields';
import { type TaskDraft } from '../../shared/task-draft';
import { draftOfForm } from '../../shared/task-template';
import { type TaskDrafts, useReplaceDraft } from '../../shared/use-replace-draft';
import { SaveTemplateForm } from './save-template-form';
import { TemplateRow } from './template-row';
import styles from './templates.module.css';

interface Props {
  /** The form for a new task. */
  readonly drafts: TaskDrafts;
  /** What it holds now. */
  readonly task: TaskDraft;
  /** Its answer form; undefined when a question is invalid, which shows an error. */
  readonly readForm: () => AnswerForm | null | undefined;
  /** Where the work is done, in place of an answer form. */
  readonly link: LinkDraft | undefined;
  /** The link was refused: its fields show these errors. */
  readonly onLinkErrors: (errors: FormErrors) => void;
}

/** The buyer's templates: apply, save, rename and remove. */
export function TemplatesButton(props: Props) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={<CopyIcon />} onClick={() => setOpen(true)}>
        {t('template.title')}
      </Button>
      <Modal open={open} onClose={close} title={t('template.title')}>
        <Templates {...props} onClose={close} />
      </Modal>
    </>
  );
}

function Templates({ drafts, task, readForm, link, onLinkErrors, onClose }: Props & { readonly onClose: () => void }) {
  const t = useMessages();
  const fill = useReplaceDraft(drafts);
  const { data, isError, isFetching, refetch } = useListTaskTemplatesQuery();
  const templates = data?.data ?? [];
  const begin = async ({ form }: TaskTemplate) => {
    if (await fill(draftOfForm(form), form)) onClose();
  };
  if (!data) {
    return isError ? (
      <ErrorState title={t('template.failed')} retrying={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton title={false} paragraph={{ rows: 3 }} />
    );
  }
  return (
    <Stack gap={5}>
      {templates.length === 0 ? (
        <p>{t('template.none')}</p>
      ) : (
        <ul className={styles.templates}>
          {templates.map((template) => (
            <TemplateRow key={template._id} template={template} onBegin={() => void begin(template)} />
          ))}
        </ul>
      )}
      {templates.length < LIMITS.taskTemplatesOfOne ? (
        <SaveTemplateForm task={task} readForm={readForm} link={link} onWrong={onClose} onLinkErrors={onLinkErrors} />
      ) : (
        <p>{t('template.full')}</p>
      )}
    </Stack>
  );
}
