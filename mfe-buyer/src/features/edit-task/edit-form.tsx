import { useEditTaskMutation } from '@kaaj/api-client';
import { LENGTHS, LIMITS, type TaskDetails } from '@kaaj/contract';
import { Button, Card, Row, Stack, useFormat } from '@kaaj/ui';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { toast, useNavigate } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { FormBuilder } from '../../shared/form-builder';
import { draftOfAnswerForm } from '../../shared/form-draft';
import { linkDraftOf, LinkFields, linkOf } from '../../shared/link-fields';
import { LinkSecret } from '../../shared/link-secret';
import { TaskPicture } from '../../shared/task-picture';
import { DEFAULT_REVIEW_DAYS, draftOf, isEstimate, termsOf } from '../../shared/task-terms';
import { TermsFields } from '../../shared/terms-fields';
import { useAnswerForm } from '../../shared/use-answer-form';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import inARow from '../../shared/fields-in-a-row.module.css';
import styles from '../../shared/task-form.module.css';

/** Edits texts and terms, for future workers; everything that affects coins is shown read-only. */
export function EditForm({ task }: { task: TaskDetails }) {
  const t = useMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const [editTask] = useEditTaskMutation();
  const { send, fieldErrors, submitButton } = useSend();
  const [initialTerms] = useState(() => draftOf(task));
  const [edited, setEdited] = useState(() => ({
    title: task.title,
    taskDetail: task.taskDetail,
    submissionInfo: task.submissionInfo,
    ...initialTerms,
    estimatedMinutes: task.estimatedMinutes === null ? '' : format.number(task.estimatedMinutes),
  }));
  const values = {
    ...edited,
    requiredWorkers: format.number(task.requiredWorkers),
    payableAmount: format.number(task.payableAmount),
    completionDate: format.date(task.completionDate),
    imageURL: task.imageURL,
  };
  const check = (held: typeof values) => ({
    estimatedMinutes: isEstimate(held)
      ? undefined
      : t('task.numberRange', { min: LIMITS.estimatedMinutes.min, max: Number(held.allowanceMinutes) }),
  });
  const [questions, setQuestions] = useState(() => (task.form ? draftOfAnswerForm(task.form) : []));
  const [link, setLink] = useState(() => (task.link ? linkDraftOf(task.link) : undefined));
  const [secret, setSecret] = useState<string>();
  const answerForm = useAnswerForm(questions);
  useFocusInvalid(answerForm.errors, fieldErrors);

  const save = () => {
    const form = link ? null : answerForm.read();
    if (form === undefined) return undefined;
    const { title, taskDetail, submissionInfo } = values;
    const texts = { title, taskDetail, submissionInfo };
    // The answer does not say whether the task has its own period, so an unchanged one is not sent.
    const { reviewDays, ...terms } = termsOf(values);
    const editTaskBody = {
      ...{ ...texts, ...terms, ...((form ?? task.form) && { form }) },
      ...(values.reviewDays !== initialTerms.reviewDays && { reviewDays }),
      ...((link ?? task.link) && { link: link ? linkOf(link) : null }),
    };
    const done = ({ data: { linkSecret } }: { readonly data: { readonly linkSecret?: string } }) => {
      toast.success(t('edit.success'));
      if (linkSecret !== undefined) return setSecret(linkSecret);
      void navigate('/dashboard/myTasks');
    };
    return send(() => editTask({ id: task._id, editTaskBody }).unwrap(), {
      onSuccess: done,
      onError: answerForm.refuse,
    });
  };

  if (secret !== undefined) return <LinkSecret secret={secret} next="/dashboard/myTasks" />;
  return (
    <Card padding="large" className={styles.form}>
      <Form
        values={values}
        check={check}
        refused={fieldErrors}
        onChange={(name, value) => setEdited((held) => ({ ...held, [name]: value }))}
        onFinish={save}
      >
        <Stack gap={4}>
          <Form.Item name="title" label={t('task.title')} required maxLength={LENGTHS.title}>
            <Input />
          </Form.Item>
          <Form.Item name="taskDetail" label={t('task.detail')} required maxLength={LENGTHS.taskDetail}>
            <Input.TextArea rows={5} />
          </Form.Item>
          <Form.Item name="submissionInfo" label={t('task.submissionInfo')} required maxLength={LENGTHS.submissionInfo}>
            <Input.TextArea rows={3} />
          </Form.Item>
          <TermsFields
            allowanceMinutes={values.allowanceMinutes}
            hasUsual={initialTerms.reviewDays === DEFAULT_REVIEW_DAYS}
          />
          {!link && (
            <FormBuilder
              questions={questions}
              errors={answerForm.errors}
              onChange={(next) => {
                answerForm.clear();
                setQuestions(next);
              }}
            />
          )}
          {questions.length === 0 && <LinkFields link={link} errors={fieldErrors} onChange={setLink} />}
          <Row gap={4} align="start" className={inARow.row}>
            <Form.Item name="requiredWorkers" label={t('task.requiredWorkers')}>
              <Input disabled />
            </Form.Item>
            <Form.Item name="payableAmount" label={t('task.payableAmount')}>
              <Input disabled />
            </Form.Item>
            <Form.Item name="completionDate" label={t('task.completionDate')}>
              <Input disabled />
            </Form.Item>
          </Row>
          <TaskPicture onUploading={undefined} />
          <p className="k-field__hint">{t(task.closed ? 'edit.fixed' : 'edit.fixedButPlaces')}</p>
          <Button {...submitButton}>{t('edit.save')}</Button>
        </Stack>
      </Form>
    </Card>
  );
}
