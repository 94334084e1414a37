import { LENGTHS, LIMITS } from '@kaaj/contract';
import { Row } from '@kaaj/ui';
import { DayField, NumberField, TextAreaField, TextField } from '@kaaj/ui-desk/forms';
import { useMessages } from '../messages';
import styles from './fields-in-a-row.module.css';
import { TaskPicture } from './task-picture';
import { TermsFields } from './terms-fields';

interface TaskFieldsProps {
  /** For how many minutes a place is kept, as the form has it now. */
  readonly allowanceMinutes: string;
  /** YYYY-MM-DD; undefined while nobody knows. */
  readonly today: string | undefined;
  readonly workersHint?: string;
  /** Each task has a picture of its own. */
  readonly ownPictures?: boolean;
  readonly onUploading: (uploading: boolean) => void;
}

/** Everything that a buyer says of a task, or of all tasks of a batch; in a DeskForm. */
export function TaskFields({
  allowanceMinutes,
  today,
  workersHint,
  ownPictures = false,
  onUploading,
}: TaskFieldsProps) {
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
        <TextField name="closesAt" label={t('task.closesAt')} hint={t('task.closesAtHint')} autoComplete="off" />
      </Row>
      <TextAreaField
        name="submissionInfo"
        required
        label={t('task.submissionInfo')}
        maxLength={LENGTHS.submissionInfo}
        rows={3}
        hint={t('task.submissionInfoHint')}
      />
      <TermsFields allowanceMinutes={allowanceMinutes} />
      {!ownPictures && <TaskPicture onUploading={onUploading} />}
    </>
  );
}
