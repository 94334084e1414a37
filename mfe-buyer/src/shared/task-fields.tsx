import { LENGTHS } from '@kaaj/contract';
import { NumberField, Row, TextAreaField, TextField } from '@kaaj/ui';
import { useMessages } from '../messages';
import { type FieldName, type TaskDraft } from './task-draft';
import './task-fields.css';
import { TaskPicture } from './task-picture';
import { TermsFields } from './terms-fields';

interface TaskFieldsProps {
  readonly task: TaskDraft;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** YYYY-MM-DD; undefined while nobody knows. */
  readonly today: string | undefined;
  readonly workersHint?: string;
  readonly onChange: (name: FieldName, value: string) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/** Everything that a buyer says of a task, or of all tasks of a batch. */
export function TaskFields({ task, errors, today, workersHint, onChange, onUploading }: TaskFieldsProps) {
  const t = useMessages();
  const field = (name: FieldName) => ({
    name,
    required: true,
    error: errors[name],
    value: task[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <TextField
        {...field('title')}
        label={t('task.title')}
        placeholder={t('task.titlePlaceholder')}
        maxLength={LENGTHS.title}
      />
      <TextAreaField {...field('taskDetail')} label={t('task.detail')} maxLength={LENGTHS.taskDetail} rows={5} />
      <Row gap={4} align="start" className="mfe-buyer-task-numbers">
        <NumberField {...field('requiredWorkers')} label={t('task.requiredWorkers')} hint={workersHint} />
        <NumberField {...field('payableAmount')} label={t('task.payableAmount')} hint={t('task.payableHint')} />
        <TextField {...field('completionDate')} label={t('task.completionDate')} type="date" min={today} />
      </Row>
      <TextAreaField
        {...field('submissionInfo')}
        label={t('task.submissionInfo')}
        maxLength={LENGTHS.submissionInfo}
        rows={3}
        hint={t('task.submissionInfoHint')}
      />
      <TermsFields terms={task} errors={errors} onChange={onChange} />
      <TaskPicture
        address={task.imageURL}
        error={errors.imageURL}
        onUploading={onUploading}
        onAddress={(address) => onChange('imageURL', address)}
      />
    </>
  );
}
