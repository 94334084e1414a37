import { type ApiError, usePostBatchMutation, usePreviewBatchMutation } from '@kaaj/api-client';
import {
  type AnswerForm,
  type BatchPreview as Preview,
  columnsOfUrl,
  COMPARABLE_KINDS,
  type FieldProblem,
  LENGTHS,
  LIMITS,
} from '@kaaj/contract';
import { Button, Card, Link, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { ArrowLeftIcon } from '@kaaj/ui/icons';
import { DeskForm } from '@kaaj/ui-desk/forms';
import { DraftOffer, useDraft, useSend, useToday } from '@kaaj/page-kit';
import { useCommonMessages, useNavigate, usePageTitle, useToast } from '@kaaj/web-kit';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages';
import { bodyOf, EMPTY_TASK, type TaskDraft, wholeNumberOf } from '../../shared/task-draft';
import { type AudienceDraft, AudienceFields, audienceOf } from '../../shared/audience-fields';
import { FormBuilder } from '../../shared/form-builder';
import { type FormDraft } from '../../shared/form-draft';
import { type LinkDraft, LinkFields, linkOf } from '../../shared/link-fields';
import { LinkSecret } from '../../shared/link-secret';
import { TaskFields } from '../../shared/task-fields';
import { useAnswerForm } from '../../shared/use-answer-form';
import { useTaskErrors } from '../../shared/use-task-errors';
import { BatchFaults } from './batch-faults';
import { type BatchFile, batchFileOf } from './batch-file';
import { BatchPreview } from './batch-preview';
import { FileField } from './file-field';
import { GoldFields, noGold } from './gold-fields';
import { fixedOverlap, OverlapFields } from './overlap-fields';
import { PICTURE_SOURCES, PicturesField, type PictureSource } from './pictures-field';
import { useBatchPictures } from './use-batch-pictures';
import styles from '../../shared/task-form.module.css';

interface PicturesDraft {
  readonly pictureSource: PictureSource;
  readonly pictureColumn: string;
  /** The name of the ZIP file. */
  readonly zip: string;
}

const ONE_PICTURE: PicturesDraft = { pictureSource: 'one', pictureColumn: '', zip: '' };

/** What the form holds: the task, the name of the file of rows, the pictures, the control items and the overlap. */
type BatchForm = TaskDraft &
  PicturesDraft & {
    readonly rows: string;
    readonly gold: string;
    readonly goldField: string;
    readonly goldShare: string;
    readonly goldRate: string;
    readonly confidence: string;
    readonly overlapMin: string;
  };

function isWithin(typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const number = wholeNumberOf(typed);
  return number >= min && number <= max;
}

const RATES = { min: 100 * LIMITS.goldRate.min, max: 100 * LIMITS.goldRate.max };

export default function PostBatchPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const today = useToday();
  const draft = useDraft<TaskDraft>('batch');
  const questions = useDraft<FormDraft>('batch.form');
  const link = useDraft<LinkDraft>('batch.link');
  const [secret, setSecret] = useState<string>();
  const audience = useDraft<AudienceDraft>('batch.audience');
  const answerForm = useAnswerForm(questions.value ?? []);
  const [file, setFile] = useState<BatchFile>();
  const [gold, setGold] = useState(() => noGold(format));
  const [overlap, setOverlap] = useState(() => fixedOverlap(format));
  const [own, setOwn] = useState(ONE_PICTURE);
  const pictures = useBatchPictures();
  const ownPictures = own.pictureSource !== 'one';
  const [tooLarge, setTooLarge] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const [faults, setFaults] = useState<readonly FieldProblem[]>([]);
  const [look] = usePreviewBatchMutation();
  const [postBatch] = usePostBatchMutation();
  const previewRequest = useSend();
  const posting = useSend();
  const task = { ...EMPTY_TASK, ...draft.value };
  const comparable = (questions.value ?? []).filter(({ kind }) => COMPARABLE_KINDS.includes(kind));
  const goldField = comparable.find(({ name }) => name === gold.field)?.name ?? comparable[0]?.name ?? '';
  const errorsOf = useTaskErrors(today);
  const values: BatchForm = {
    ...task,
    ...own,
    ...{ rows: file?.name ?? '', gold: gold.column, goldField, goldShare: gold.share, goldRate: gold.rate },
    ...{ confidence: overlap.confidence, overlapMin: overlap.min },
  };
  const check = (held: BatchForm) => ({
    ...errorsOf(ownPictures ? { ...held, imageURL: held.pictureSource } : held),
    ...(ownPictures && held.pictureColumn === '' && { pictureColumn: common('field.required') }),
    ...(held.pictureSource === 'zip' && held.zip === '' && { zip: common('field.required') }),
    ...(held.rows === '' && { rows: tooLarge ? t('batch.tooLarge') : common('field.required') }),
    ...(held.gold !== '' && !isWithin(held.goldShare, LIMITS.goldShare) && { goldShare: t('batch.goldShareHint') }),
    ...(held.gold !== '' && !isWithin(held.goldRate, RATES) && { goldRate: t('batch.goldRateHint') }),
    ...(held.confidence !== '' &&
      !isWithin(held.overlapMin, { min: 1, max: wholeNumberOf(held.requiredWorkers) }) && {
        overlapMin: t('batch.overlapMinHint'),
      }),
  });
  const said = useMemo(
    () => ({ ...previewRequest.fieldErrors, ...posting.fieldErrors, ...(tooLarge && { rows: t('batch.tooLarge') }) }),
    [previewRequest.fieldErrors, posting.fieldErrors, tooLarge, t],
  );
  usePageTitle(t('batch.title'));

  /** The preview is outdated. */
  const forget = () => {
    setPreview(undefined);
    setFaults([]);
    previewRequest.clear();
    posting.clear();
  };
  const put = (name: keyof BatchForm, value: string) => {
    forget();
    if (name === 'gold') setGold({ ...gold, column: value });
    else if (name === 'goldField') setGold({ ...gold, field: value });
    else if (name === 'goldShare') setGold({ ...gold, share: value });
    else if (name === 'goldRate') setGold({ ...gold, rate: value });
    else if (name === 'confidence') setOverlap({ ...overlap, confidence: value });
    else if (name === 'overlapMin') setOverlap({ ...overlap, min: value });
    else if (name === 'pictureSource') {
      pictures.clear();
      setOwn({ ...ONE_PICTURE, pictureSource: PICTURE_SOURCES.find((source) => source === value) ?? 'one' });
    } else if (name === 'pictureColumn') {
      if (own.pictureSource === 'addresses') pictures.clear();
      setOwn({ ...own, pictureColumn: value });
    } else if (name === 'zip') return;
    else if (name !== 'rows') draft.change((kept) => ({ ...EMPTY_TASK, ...kept, [name]: value }));
  };
  const take = async (picked: File) => {
    const read = await batchFileOf(picked);
    const fits = read.text.length <= LENGTHS.batchRows;
    forget();
    setTooLarge(!fits);
    setFile(fits ? read : undefined);
    setGold(noGold(format));
    setOwn((held) => ({ ...held, pictureColumn: '' }));
    if (own.pictureSource === 'addresses') pictures.clear();
  };
  const takeZip = (picked: File) => {
    forget();
    if (picked.size > LIMITS.batchPictures.zipBytes) {
      setOwn({ ...own, zip: '' });
      toast.error(t('batch.pictures.tooLarge'));
      return;
    }
    setOwn({ ...own, zip: picked.name });
    void pictures.sendZip(picked);
  };
  const labels = (questions.value ?? []).flatMap(({ label, options }) => [label, options]);
  const namesColumn =
    [task.title, task.taskDetail, ...labels].some((text) => /\{\{[^{}]*\}\}/.test(text)) ||
    columnsOfUrl(link.value?.url ?? '').length > 0;
  const sameTasks = { title: t('batch.sameQuestion'), text: t('batch.sameText'), ok: t('batch.sameOk') };
  const body = (from: BatchFile, form: AnswerForm | null) => ({
    ...bodyOf(task),
    ...(link.value ? { link: linkOf(link.value) } : form && { form }),
    ...audienceOf(audience.value),
    ...(ownPictures && { pictures: pictures.progress.id, pictureColumn: own.pictureColumn, imageURL: undefined }),
    ...(!namesColumn && !ownPictures && { sameTasks: true }),
    format: from.format,
    rows: from.text,
    ...(gold.column !== '' && {
      gold: {
        ...{ column: gold.column, ...(comparable.length > 1 && { field: goldField }) },
        ...{ share: wholeNumberOf(gold.share), rate: wholeNumberOf(gold.rate) / 100 },
      },
    }),
    ...(overlap.confidence !== '' && {
      overlap: {
        ...{ min: wholeNumberOf(overlap.min), max: wholeNumberOf(task.requiredWorkers) },
        confidence: Number(overlap.confidence),
      },
    }),
  });
  const failed = (error: ApiError) => {
    setPreview(undefined);
    if (error.code === 'batch/faulty-rows') setFaults(error.errors);
    else answerForm.refuse(error);
    return error.code === 'batch/faulty-rows';
  };

  const loadPreview = () => {
    if (uploading || !file) return undefined;
    forget();
    if (ownPictures && pictures.progress.pictures?.state !== 'ready') {
      toast.error(t('batch.pictures.notYet'));
      return undefined;
    }
    const form = link.value ? null : answerForm.read();
    if (form === undefined) return undefined;
    return previewRequest.send(() => look({ postBatchBody: body(file, form) }).unwrap(), {
      ...(!namesColumn && !ownPictures && { confirm: sameTasks }),
      onSuccess: ({ data }) => setPreview(data),
      onError: failed,
    });
  };

  const post = () => {
    const form = link.value ? null : answerForm.read();
    if (!file || form === undefined) return;
    void posting.send(() => postBatch({ postBatchBody: body(file, form) }).unwrap(), {
      onSuccess: ({ data: { linkSecret } }) => {
        draft.clear();
        questions.clear();
        link.clear();
        audience.clear();
        toast.success(t('batch.success'));
        if (linkSecret !== undefined) return setSecret(linkSecret);
        void navigate('/dashboard/batches');
      },
      onError: failed,
    });
  };

  if (secret !== undefined) return <LinkSecret secret={secret} next="/dashboard/batches" />;
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('batch.title')}
        lead={t('batch.lead')}
        back={
          <Link href="/dashboard/addTask">
            <ArrowLeftIcon size={16} /> {t('task.add')}
          </Link>
        }
      />
      <DeskForm values={values} check={check} refused={said} onChange={put} onSend={loadPreview}>
        <Card padding="large" className={styles.form}>
          <Stack gap={4}>
            <FileField
              columns={file?.columns ?? []}
              encoding={file?.encoding ?? 'utf-8'}
              onPick={(picked) => void take(picked)}
            />
            <DraftOffer drafts={[draft, questions, link]} />
            <p className="k-field__hint">{t('batch.templateHint')}</p>
            <PicturesField
              source={own.pictureSource}
              columns={file?.columns ?? []}
              progress={pictures.progress}
              canFetch={file !== undefined && own.pictureColumn !== ''}
              onZip={takeZip}
              onFetch={() => {
                forget();
                if (file) void pictures.fetchFrom(file, own.pictureColumn);
              }}
            />
            <GoldFields columns={file?.columns ?? []} chosen={gold.column !== ''} questions={questions.value ?? []} />
            {!link.value && (
              <FormBuilder
                questions={questions.value ?? []}
                errors={answerForm.errors}
                onChange={(next) => {
                  forget();
                  answerForm.clear();
                  questions.save(next);
                }}
              />
            )}
            <TaskFields
              workersHint={overlap.confidence === '' ? t('batch.overlapHint') : t('batch.overlapMostHint')}
              task={task}
              today={today}
              ownPictures={ownPictures}
              onUploading={setUploading}
              used={Boolean(link.value ?? audience.value)}
            >
              {(questions.value ?? []).length === 0 && (
                <LinkFields
                  link={link.value}
                  errors={said}
                  hint={t('link.columnsHint')}
                  onChange={(next) => {
                    forget();
                    if (next) link.save(next);
                    else link.clear();
                  }}
                />
              )}
              <AudienceFields
                audience={audience.value}
                errors={said}
                onChange={(next) => {
                  forget();
                  audience.save(next);
                }}
              />
            </TaskFields>
            <OverlapFields chosen={overlap.confidence !== ''} />
            <Button
              type="submit"
              variant="secondary"
              {...previewRequest.button}
              disabled={previewRequest.button.disabled || uploading}
            >
              {t('batch.look')}
            </Button>
          </Stack>
        </Card>
      </DeskForm>
      <div aria-live="polite">
        <BatchFaults faults={faults} />
        {preview && (
          <BatchPreview preview={preview} posting={posting.pending} disabled={posting.button.disabled} onPost={post} />
        )}
      </div>
    </Stack>
  );
}
