import { Card, PageHeading, Stack } from '@kaaj/ui';
import { Form } from '@kaaj/ui-desk/forms';
import { toast, useNavigate } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { LinkSecret } from '../../shared/link-secret';
import { BatchFaults } from './batch-faults';
import { BatchResult } from './batch-result';
import { CheckStep } from './check-step';
import { RowsStep } from './rows-step';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { StepList } from './step-list';
import { TaskStep } from './task-step';
import { useBatch } from './use-batch';
import { useStepFocus } from './use-step';
import styles from '../../shared/task-form.module.css';

const FIELDS = { rows: RowsStep, task: TaskStep, check: CheckStep };

/** Posts a batch in three steps: the rows, the task that is made of each, and what is checked before it is posted. */
export default function PostBatchPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const batch = useBatch();
  const { step, open } = batch;
  const heading = useStepFocus(step);

  const leave = (linkSecret: string | undefined) => {
    batch.clear();
    toast.success(t('batch.success'));
    if (linkSecret !== undefined) setSecret(linkSecret);
    else void navigate('/dashboard/batches');
  };

  if (secret !== undefined) return <LinkSecret secret={secret} next="/dashboard/batches" />;
  const Fields = FIELDS[step];
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('batch.title')}
        lead={t('batch.lead')}
        back={{ href: '/dashboard/addTask', label: t('task.add') }}
      />
      <StepList current={step} disabled={batch.uploading} onOpen={open} />
      {/* A form for each step: it validates its own fields alone, and begins without errors. */}
      <Form
        key={step}
        values={batch.values}
        check={batch.check}
        refused={batch.refused}
        onChange={batch.put}
        onFinish={batch.next}
      >
        <Card padding="large" className={styles.form}>
          <Stack gap={5}>
            <StepHeading step={step} ref={heading} />
            {step !== 'check' && <BatchFaults faults={batch.faults} current={step} onOpen={open} />}
            <Fields batch={batch} />
            <StepButtons batch={batch} />
          </Stack>
        </Card>
      </Form>
      {step === 'check' && <BatchResult batch={batch} onPosted={leave} />}
    </Stack>
  );
}
