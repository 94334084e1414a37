import { type ApiError } from '@kaaj/api-client';
import { useToday } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages';
import { useAnswerForm } from '../../shared/use-answer-form';
import { batchBodyOf, differsByRow } from './batch-form';
import { type Step, stepOfField, STEPS } from './steps';
import { useBatchErrors } from './use-batch-errors';
import { useBatchInput } from './use-batch-input';
import { useBatchRequests } from './use-batch-requests';
import { useStep } from './use-step';

export type Batch = ReturnType<typeof useBatch>;

/** The state of the page: input, current step, errors, requests. */
export function useBatch() {
  const t = useMessages();
  const today = useToday();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [uploading, setUploading] = useState(false);
  const requests = useBatchRequests();
  const forget = () => {
    setMistakes({});
    requests.forget();
  };
  const entered = useBatchInput(forget);
  const { input, values, file, tooLarge, pictures } = entered;
  const answerForm = useAnswerForm(input.questions);
  const [step, open] = useStep(file !== undefined);
  const check = useBatchErrors(today, tooLarge, input.link);

  const ofPreview = requests.previewing.fieldErrors;
  const ofPosting = requests.posting.fieldErrors;
  const refused = useMemo(
    () => ({ ...ofPreview, ...ofPosting, ...mistakes, ...(tooLarge && { rows: t('batch.tooLarge') }) }),
    [ofPreview, ofPosting, mistakes, tooLarge, t],
  );

  /** Opens the first step that has one of the fields. */
  const openStepOf = (fields: readonly string[]) => {
    const steps = fields.map(stepOfField);
    const first = STEPS.find((each) => steps.includes(each));
    if (first !== undefined && first !== step) open(first);
  };
  const refuse = (error: ApiError) => {
    answerForm.refuse(error);
    openStepOf(error.errors.map(({ field }) => field));
  };
  /** Validates the given steps, and opens the first with an error; returns whether there is none. */
  const areValid = (steps: readonly Step[]) => {
    const wrong = Object.entries(check(values)).filter(([field]) => steps.includes(stepOfField(field)));
    setMistakes(Object.fromEntries(wrong));
    openStepOf(wrong.map(([field]) => field));
    return wrong.length === 0;
  };
  /** Undefined while a question is invalid; null without a form. */
  const readForm = () => (input.link ? null : answerForm.read());
  /** Reports that the pictures are not ready, in the step that shows their progress. */
  const awaitPictures = () => {
    toast.error(t('batch.pictures.notYet'));
    if (step !== 'rows') open('rows');
  };

  const ownPictures = values.pictureSource !== 'one';
  const sameTasks = { title: t('batch.sameQuestion'), text: t('batch.sameText'), ok: t('batch.sameOk') };
  const loadPreview = () => {
    if (!file || !areValid(STEPS)) return undefined;
    if (ownPictures && pictures.pictures?.state !== 'ready') return awaitPictures();
    const form = readForm();
    if (form === undefined) return open('task');
    return requests.loadPreview(batchBodyOf(input, file, form), refuse, differsByRow(input) ? undefined : sameTasks);
  };
  const next = {
    rows: () => {
      const sent = pictures.id !== undefined || pictures.share !== undefined;
      if (ownPictures && !sent) awaitPictures();
      else open('task');
    },
    task: () => {
      if (!uploading && areValid(['task']) && readForm() !== undefined) open('check');
    },
    check: loadPreview,
  };
  const post = (onPosted: (linkSecret: string | undefined) => void) => {
    const form = readForm();
    if (file && form !== undefined) void requests.post(batchBodyOf(input, file, form), refuse, onPosted);
  };
  return {
    ...entered,
    ...requests,
    ...{ today, step, open, check, refused, answerForm, forget },
    ...{ uploading, setUploading },
    next: next[step],
    post,
  };
}
