import { usePostBatchMutation, usePreviewBatchMutation, isApiError } from '@kaaj/api-client';
import { type BatchPreview as Preview, type FieldProblem, LIMITS } from '@kaaj/contract';
import { Button, Card, Form, Link, PageHeading, Stack } from '@kaaj/ui';
import {
  untilKnown,
  useCommonMessages,
  useDraft,
  useNavigate,
  useOnline,
  usePageTitle,
  useRefusedFields,
  useToast,
  useToday,
} from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { bodyOf, EMPTY_TASK, type FieldName, mistakesOf, type TaskDraft, wholeNumberOf } from '../../shared/task-draft';
import { TaskFields } from '../../shared/task-fields';
import { useTaskErrors } from '../../shared/use-task-errors';
import { BatchFaults } from './batch-faults';
import { type BatchFile } from './batch-file';
import { BatchPreview } from './batch-preview';
import { FileField } from './file-field';
import { GoldFields, NO_GOLD } from './gold-fields';
import '../../shared/task-form.css';

export default function PostBatchPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const today = useToday();
  const draft = useDraft<TaskDraft>('batch');
  const [file, setFile] = useState<BatchFile>();
  const [gold, setGold] = useState(NO_GOLD);
  const [checked, setChecked] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const [faults, setFaults] = useState<readonly FieldProblem[]>([]);
  const [look, { isLoading: looking }] = usePreviewBatchMutation();
  const [postBatch, { isLoading: posting }] = usePostBatchMutation();
  const { refused, refuse, clear } = useRefusedFields();
  const task = { ...EMPTY_TASK, ...draft.value };
  const errors = { ...refused, ...useTaskErrors(checked ? task : undefined, today) };
  usePageTitle(t('batch.title'));

  /** What was looked at is not what is there any more. */
  const forget = () => {
    setPreview(undefined);
    setFaults([]);
    clear();
  };
  const put = (name: FieldName, value: string) => {
    forget();
    draft.change((kept) => ({ ...EMPTY_TASK, ...kept, [name]: value }));
  };
  const take = (picked: BatchFile | undefined) => {
    forget();
    setFile(picked);
    setGold(NO_GOLD);
  };
  const share = wholeNumberOf(gold.share);
  const badShare = gold.column !== '' && (share < LIMITS.goldShare.min || share > LIMITS.goldShare.max);
  const body = (from: BatchFile) => ({
    ...bodyOf(task),
    format: from.format,
    rows: from.text,
    ...(gold.column !== '' && { gold: { column: gold.column, share } }),
  });
  const say = (error: unknown) => {
    if (isApiError(error) && error.code === 'batch/faulty-rows') setFaults(error.errors);
    else refuse(error);
  };

  const lookAtIt = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (looking || uploading) return;
    setChecked(true);
    forget();
    const unset = file ? (badShare ? 'goldShare' : undefined) : 'rows';
    const [wrong = unset] = Object.keys(mistakesOf(task, today));
    if (wrong || !file) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    try {
      setPreview((await look({ postBatchBody: body(file) }).unwrap()).data);
    } catch (error) {
      say(error);
    }
  };

  const post = async () => {
    if (!file) return;
    try {
      await untilKnown(() => postBatch({ postBatchBody: body(file) }).unwrap());
      draft.clear();
      toast.success(t('batch.success'));
      void navigate('/dashboard/batches');
    } catch (error) {
      setPreview(undefined);
      say(error);
    }
  };

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('batch.title')}
        lead={t('batch.lead')}
        back={<Link href="/dashboard/addTask">{t('task.add')}</Link>}
      />
      <Form onSubmit={lookAtIt}>
        <Card padding="large" className="task-form">
          <Stack gap={4}>
            <FileField file={file} error={checked && !file ? common('field.required') : undefined} onFile={take} />
            <p className="k-field__hint">{t('batch.templateHint')}</p>
            <GoldFields
              gold={gold}
              columns={file?.columns ?? []}
              error={checked && badShare ? t('batch.goldShareHint') : undefined}
              onChange={(changed) => {
                forget();
                setGold(changed);
              }}
            />
            <TaskFields
              workersHint={t('batch.overlapHint')}
              task={task}
              errors={errors}
              today={today}
              onChange={put}
              onUploading={setUploading}
            />
            <Button type="submit" variant="secondary" pending={looking} disabled={!online || uploading}>
              {t('batch.look')}
            </Button>
          </Stack>
        </Card>
      </Form>
      <div aria-live="polite">
        <BatchFaults faults={faults} />
        {preview && <BatchPreview preview={preview} posting={posting} disabled={!online} onPost={() => void post()} />}
      </div>
    </Stack>
  );
}
