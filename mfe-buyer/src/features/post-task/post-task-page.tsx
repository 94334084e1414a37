import { usePostTaskMutation } from '@kaaj/api-client';
import { LENGTHS, LIMITS } from '@kaaj/contract';
import {
  Button,
  Card,
  Form,
  NumberField,
  PageHeading,
  Row,
  Stack,
  TextAreaField,
  TextField,
  useFormat,
} from '@kaaj/ui';
import {
  useCommonMessages,
  useDraft,
  useNavigate,
  useOnline,
  usePageTitle,
  useRefusedFields,
  useSession,
  useToast,
  useToday,
  untilKnown,
} from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { CostCard } from './cost-card';
import { TermsFields } from '../../shared/terms-fields';
import { termsOf } from '../../shared/task-terms';
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
  const { refused, refuse, clear } = useRefusedFields();
  const errors = { ...refused, ...useErrors(checked ? task : undefined, today) };
  const put = (name: FieldName) => (value: string) =>
    draft.change((kept) => ({ ...EMPTY_TASK, ...kept, [name]: value }));
  const field = (name: FieldName) => ({
    name,
    required: true,
    error: errors[name],
    value: task[name],
    onChange: ({ target }: { target: { value: string } }) => put(name)(target.value),
  });
  usePageTitle(t('task.add'));

  const post = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || uploading) return;
    setChecked(true);
    clear();
    const [wrong] = Object.keys(mistakesOf(task, today));
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (costOf(task) > (user?.availableCoin ?? 0)) return sendToShop();
    try {
      const { requiredWorkers, payableAmount, title, taskDetail, completionDate, submissionInfo, imageURL } = task;
      await untilKnown(() =>
        postTask({
          postTaskBody: {
            ...{ title, taskDetail, completionDate, submissionInfo, imageURL },
            requiredWorkers: wholeNumberOf(requiredWorkers),
            payableAmount: wholeNumberOf(payableAmount),
            ...termsOf(task),
          },
        }).unwrap(),
      );
      draft.clear();
      toast.success(t('task.success'));
      void navigate('/dashboard/myTasks');
    } catch (error) {
      if ((error as { code?: string }).code === 'wallet/not-enough-coins') sendToShop();
      else refuse(error);
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
      <Form className="post-task" onSubmit={post}>
        <Card padding="large">
          <Stack gap={4}>
            <TextField
              {...field('title')}
              label={t('task.title')}
              placeholder={t('task.titlePlaceholder')}
              maxLength={LENGTHS.title}
            />
            <TextAreaField {...field('taskDetail')} label={t('task.detail')} maxLength={LENGTHS.taskDetail} rows={5} />
            <Row gap={4} align="start" className="post-task__numbers">
              <NumberField {...field('requiredWorkers')} label={t('task.requiredWorkers')} />
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
            <TermsFields terms={task} errors={errors} onChange={(name, value) => put(name)(value)} />
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
          days={termsOf(task).reviewDays}
        >
          <Button type="submit" block pending={isLoading} disabled={!online || uploading}>
            {t('task.button')}
          </Button>
        </CostCard>
      </Form>
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
