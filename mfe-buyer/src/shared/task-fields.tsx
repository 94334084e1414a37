import { LENGTHS, LIMITS } from '@kaaj/contract';
import { Row } from '@kaaj/ui';
import { DayField, NumberField, TextAreaField, TextField } from '@kaaj/ui-desk/forms';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import styles from './fields-in-a-row.module.css';
import { MoreOptions } from './more-options';
import { hasOptions, type TaskDraft } from './task-draft';
import { TaskPicture } from './task-picture';
import { TermsFields } from './terms-fields';

interface TaskSettingFieldsProps {
  /** As the form has it now. */
  readonly task: TaskDraft;
  /** YYYY-MM-DD; undefined while loading. */
  readonly today: string | undefined;
  readonly workersHint?: string;
  /** Each task has its own picture. */
  readonly ownPictures?: boolean;
  readonly onUploading: (uploading: boolean) => void;
  /** What the collapsed options are. */
  readonly optionsHint: string;
  /** Other fields among them. */
  readonly children: ReactNode;
  /** Something of `children` is in use. */
  readonly used: boolean;
}

/** What a task is called and what is to be done; in a DeskForm. */
export function TaskTextFields() {
  const t = useMessages();
  return (
    <>
      <TextField
        name="title"
        required
        label={t('task.title')}
        placeholder={t('task.titlePlaceholder')}
        maxLength={LENGTHS.title}
      />
      <TextAreaField name="taskDetail" required label={t('task.detail')} maxLength={LENGTHS.taskDetail} rows={5} />
    </>
  );
}

/** The other fields of a task, or of all tasks of a batch, with collapsed options; in a DeskForm. */
export function TaskSettingFields({
  task,
  today,
  workersHint,
  ownPictures = false,
  onUploading,
  optionsHint,
  children,
  used,
}: TaskSettingFieldsProps) {
  const t = useMessages();
  return (
    <>
      <Row gap={4} align="start" className={styles.row}>
        <NumberField
          name="requiredWorkers"
          required
          label={t('task.requiredWorkers')}
          hint={workersHint}
          {...LIMITS.requiredWorkers}
        />
        <NumberField
          name="payableAmount"
          required
          label={t('task.payableAmount')}
          hint={t('task.payableHint')}
          {...LIMITS.payableAmount}
        />
        <DayField name="completionDate" required label={t('task.completionDate')} min={today} />
      </Row>
      <TextAreaField
        name="submissionInfo"
        required
        label={t('task.submissionInfo')}
        maxLength={LENGTHS.submissionInfo}
        rows={3}
        hint={t('task.submissionInfoHint')}
      />
      {!ownPictures && <TaskPicture onUploading={onUploading} />}
      <MoreOptions hint={optionsHint} used={used || hasOptions(task)}>
        <TextField name="closesAt" label={t('task.closesAt')} hint={t('task.closesAtHint')} autoComplete="off" />
        <TermsFields allowanceMinutes={task.allowanceMinutes} />
        {children}
      </MoreOptions>
    </>
  );
}
