import { usePostTaskMutation } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { Button, Card, PageHeading, Row, Stack, TextAreaField, TextField, useFormat } from '@kaaj/ui';
import {
  useCommonMessages,
  useDraft,
  useNavigate,
  useOnline,
  usePageTitle,
  useSession,
  useToast,
  useToday,
} from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { CostCard } from './cost-card';
import { costOf, EMPTY_TASK, type FieldName, mistakesOf, type TaskDraft, wholeNumberOf } from './task-draft';
import { TaskPicture } from './task-picture';
import './post-task.css';

const DRAFT = 'task';

export default function PostTaskPage() {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const draft = useDraft<TaskDraft>(DRAFT);
  const [checked, setChecked] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [postTask, { isLoading }] = usePostTaskMutation();
  const task = { ...EMPTY_TASK, ...draft.value };
  const errors = useErrors(checked ? task : undefined, today);
  const put = (name: FieldName) => (value: string) => draft.save({ ...task, [name]: value });
  usePageTitle(t('task.add'));

  const post = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || uploading) return;
    setChecked(true);
    const [wrong] = Object.keys(mistakesOf(task, today));
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (costOf(task) > (user?.availableCoin ?? 0)) return sendToShop();
    try {
      const { requiredWorkers, payableAmount, ...texts } = task;
      await postTask({
        postTaskBody: {
          ...texts,
          requiredWorkers: wholeNumberOf(requiredWorkers),
          payableAmount: wholeNumberOf(payableAmount),
        },
      }).unwrap();
      draft.clear();
      toast.success(t('task.success'));
      void navigate('/dashboard/myTasks');
    } catch (error) {
      if ((error as { code?: string }).code === 'wallet/not-enough-coins') sendToShop();
      else toast.problem(error);
    }
    return undefined;
  };

  const sendToShop = () => {
    toast.error(t('task.notEnough'));
    void navigate('/dashboard/purchaseCoin');
  };

  return (
    <Stack gap={6}>
      <PageHeading title={t('task.add')} lead={t('task.addLead')} />
      <form className="post-task" onSubmit={post} noValidate>
        <Card padding="large">
          <Stack gap={4}>
            <TextField
              name="title"
              label={t('task.title')}
              placeholder={t('task.titlePlaceholder')}
              required
              maxLength={200}
              error={errors.title}
              value={task.title}
              onChange={({ target }) => put('title')(target.value)}
            />
            <TextAreaField
              name="taskDetail"
              label={t('task.detail')}
              required
              maxLength={5000}
              rows={5}
              error={errors.taskDetail}
              value={task.taskDetail}
              onChange={({ target }) => put('taskDetail')(target.value)}
            />
            <Row gap={4} align="start" className="post-task__numbers">
              <TextField
                name="requiredWorkers"
                label={t('task.requiredWorkers')}
                type="number"
                inputMode="numeric"
                min={LIMITS.requiredWorkers.min}
                max={LIMITS.requiredWorkers.max}
                required
                error={errors.requiredWorkers}
                value={task.requiredWorkers}
                onChange={({ target }) => put('requiredWorkers')(target.value)}
              />
              <TextField
                name="payableAmount"
                label={t('task.payableAmount')}
                type="number"
                inputMode="numeric"
                min={LIMITS.payableAmount.min}
                max={LIMITS.payableAmount.max}
                required
                hint={t('task.payableHint')}
                error={errors.payableAmount}
                value={task.payableAmount}
                onChange={({ target }) => put('payableAmount')(target.value)}
              />
              <TextField
                name="completionDate"
                label={t('task.completionDate')}
                type="date"
                min={today}
                required
                error={errors.completionDate}
                value={task.completionDate}
                onChange={({ target }) => put('completionDate')(target.value)}
              />
            </Row>
            <TextAreaField
              name="submissionInfo"
              label={t('task.submissionInfo')}
              required
              maxLength={2000}
              rows={3}
              hint={t('task.submissionInfoHint')}
              error={errors.submissionInfo}
              value={task.submissionInfo}
              onChange={({ target }) => put('submissionInfo')(target.value)}
            />
            <TaskPicture
              address={task.imageURL}
              error={errors.imageURL}
              onUploading={setUploading}
              onAddress={put('imageURL')}
            />
            {draft.value && <p className="k-field__hint">{t('task.draftKept')}</p>}
          </Stack>
        </Card>
        <CostCard
          workers={wholeNumberOf(task.requiredWorkers)}
          each={wholeNumberOf(task.payableAmount)}
          available={user?.availableCoin ?? 0}
        >
          <Button type="submit" block pending={isLoading} disabled={!online || uploading}>
            {t('task.button')}
          </Button>
        </CostCard>
      </form>
    </Stack>
  );
}

/** The sentence for each wrong field; none while `task` is undefined. */
function useErrors(task: TaskDraft | undefined, today: string | undefined): Partial<Record<FieldName, string>> {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const mistakes = task ? mistakesOf(task, today) : {};
  const sentence = (name: FieldName): string | undefined => {
    if (mistakes[name] === undefined) return undefined;
    if (mistakes[name] === 'past') return t('task.dateFuture');
    if (mistakes[name] === 'required') return name === 'imageURL' ? t('task.imageRequired') : common('field.required');
    const { min, max } = LIMITS[name as 'requiredWorkers' | 'payableAmount'];
    return t('task.numberRange', { min: format.number(min), max: format.number(max) });
  };
  return Object.fromEntries((Object.keys(mistakes) as FieldName[]).map((name) => [name, sentence(name)]));
}
