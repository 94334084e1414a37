import { LENGTHS, LIMITS } from '@kaaj/contract';
import { Row } from '@kaaj/ui';
import { DatePicker, Form, Input, InputNumber } from '@kaaj/ui-desk/forms';
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

/** What a task is called and what is to be done; in a Form. */
export function TaskTextFields() {
  const t = useMessages();
  return (
    <>
      <Form.Item name="title" required label={t('task.title')} maxLength={LENGTHS.title}>
        <Input placeholder={t('task.titlePlaceholder')} />
      </Form.Item>
      <Form.Item name="taskDetail" required label={t('task.detail')} maxLength={LENGTHS.taskDetail}>
        <Input.TextArea rows={5} />
      </Form.Item>
    </>
  );
}

/** The other fields of a task, or of all tasks of a batch, with collapsed options; in a Form. */
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
        <Form.Item name="requiredWorkers" required label={t('task.requiredWorkers')} extra={workersHint}>
          <InputNumber {...LIMITS.requiredWorkers} />
        </Form.Item>
        <Form.Item name="payableAmount" required label={t('task.payableAmount')} extra={t('task.payableHint')}>
          <InputNumber {...LIMITS.payableAmount} />
        </Form.Item>
        <Form.Item name="completionDate" required label={t('task.completionDate')}>
          <DatePicker min={today} />
        </Form.Item>
      </Row>
      <Form.Item
        name="submissionInfo"
        required
        label={t('task.submissionInfo')}
        maxLength={LENGTHS.submissionInfo}
        extra={t('task.submissionInfoHint')}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
      {!ownPictures && <TaskPicture onUploading={onUploading} />}
      <MoreOptions hint={optionsHint} used={used || hasOptions(task)}>
        <Form.Item name="closesAt" label={t('task.closesAt')} extra={t('task.closesAtHint')}>
          <Input autoComplete="off" />
        </Form.Item>
        <TermsFields allowanceMinutes={task.allowanceMinutes} />
        {children}
      </MoreOptions>
    </>
  );
}
