import { useEditTaskMutation } from '@kaaj/api-client';
import { LENGTHS, type Task } from '@kaaj/contract';
import { Button, Card, Form, ImagePicker, Row, Stack, TextAreaField, TextField } from '@kaaj/ui';
import { useCommonMessages, useNavigate, useOnline, useRefusedFields, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { draftOf, termsOf } from '../../shared/task-terms';
import { TermsFields } from '../../shared/terms-fields';
import '../../shared/task-form.css';

/** The texts and the terms can change, for whoever comes then; everything that coins hang on is shown and stays. */
export function EditForm({ task }: { task: Task }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const [editTask, { isLoading }] = useEditTaskMutation();
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [texts, setTexts] = useState({
    title: task.title,
    taskDetail: task.taskDetail,
    submissionInfo: task.submissionInfo,
  });
  const [terms, setTerms] = useState(() => draftOf(task));
  const put = (name: keyof typeof texts) => (event: { target: { value: string } }) =>
    setTexts({ ...texts, [name]: event.target.value });
  const error = (name: keyof typeof texts) =>
    checked && texts[name].trim() === '' ? common('field.required') : refused[name];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setChecked(true);
    clear();
    if (Object.values(texts).some((text) => text.trim() === '')) return;
    try {
      await editTask({ id: task._id, editTaskBody: { ...texts, ...termsOf(terms) } }).unwrap();
      toast.success(t('edit.success'));
      void navigate('/dashboard/myTasks');
    } catch (problem) {
      refuse(problem);
    }
  };

  return (
    <Card padding="large" className="task-form">
      <Form onSubmit={save}>
        <Stack gap={4}>
          <TextField
            label={t('task.title')}
            required
            maxLength={LENGTHS.title}
            error={error('title')}
            value={texts.title}
            onChange={put('title')}
          />
          <TextAreaField
            label={t('task.detail')}
            required
            maxLength={LENGTHS.taskDetail}
            rows={5}
            error={error('taskDetail')}
            value={texts.taskDetail}
            onChange={put('taskDetail')}
          />
          <TextAreaField
            label={t('task.submissionInfo')}
            required
            maxLength={LENGTHS.submissionInfo}
            rows={3}
            error={error('submissionInfo')}
            value={texts.submissionInfo}
            onChange={put('submissionInfo')}
          />
          <TermsFields
            terms={terms}
            errors={refused}
            onChange={(name, value) => setTerms((kept) => ({ ...kept, [name]: value }))}
          />
          <Row gap={4} align="start">
            <TextField label={t('task.requiredWorkers')} disabled value={task.requiredWorkers} />
            <TextField label={t('task.payableAmount')} disabled value={task.payableAmount} />
            <TextField label={t('task.completionDate')} type="date" disabled value={task.completionDate} />
          </Row>
          <FixedPicture address={task.imageURL} />
          <p className="k-field__hint">{t(task.closed ? 'edit.fixed' : 'edit.fixedButPlaces')}</p>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('edit.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

/** The picture as it was posted, in the field that the task was posted with. */
function FixedPicture({ address }: { address: string }) {
  const t = useMessages();
  const common = useCommonMessages();
  return (
    <div className="k-field">
      <span className="k-field__label">{t('task.image')}</span>
      <ImagePicker
        label={t('task.image')}
        current={address || undefined}
        disabled
        texts={{
          choose: t('task.imagePick'),
          replace: t('task.imageReplace'),
          remove: t('task.imageRemove'),
          notAnImage: common('error.image/not-an-image'),
        }}
      />
    </div>
  );
}
