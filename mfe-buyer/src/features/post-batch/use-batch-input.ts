import { LENGTHS, LIMITS } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useDraft } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type AudienceDraft } from '../../shared/audience-fields';
import { type FormDraft } from '../../shared/form-draft';
import { type LinkDraft } from '../../shared/link-fields';
import { EMPTY_TASK, type TaskDraft } from '../../shared/task-draft';
import { type BatchFile, batchFileOf } from './batch-file';
import { type BatchForm, type BatchInput, comparableOf, ONE_PICTURE, usualOptions } from './batch-form';
import { useBatchPictures } from './use-batch-pictures';

/** What a buyer has entered in all steps. Texts are drafts, which survive a reload; files and options are not. */
export function useBatchInput(onEdit: () => void) {
  const t = useMessages();
  const format = useFormat();
  const draft = useDraft<TaskDraft>('batch');
  const questions = useDraft<FormDraft>('batch.form');
  const link = useDraft<LinkDraft>('batch.link');
  const audience = useDraft<AudienceDraft>('batch.audience');
  const drafts = [draft, questions, link, audience] as const;
  const [file, setFile] = useState<BatchFile>();
  const [tooLarge, setTooLarge] = useState(false);
  const [options, setOptions] = useState(() => usualOptions(format));
  const pictures = useBatchPictures();

  const comparable = comparableOf(questions.value ?? []);
  const asked = comparable.find(({ name }) => name === options.goldField) ?? comparable[0];
  const values: BatchForm = {
    ...{ ...EMPTY_TASK, ...draft.value, ...options },
    ...{ goldField: asked?.name ?? '', rows: file?.name ?? '' },
  };
  const input: BatchInput = {
    values,
    questions: questions.value ?? [],
    link: link.value,
    audience: audience.value,
    pictures: pictures.progress.id,
  };

  const put = (name: keyof BatchForm, value: string) => {
    onEdit();
    if (name in EMPTY_TASK) return draft.change((kept) => ({ ...EMPTY_TASK, ...kept, [name]: value }));
    const fetched = name === 'pictureColumn' && options.pictureSource === 'addresses';
    if (name === 'pictureSource' || fetched) pictures.clear();
    setOptions((held) => ({ ...held, ...(name === 'pictureSource' && ONE_PICTURE), [name]: value }));
  };
  const takeRows = async (picked: File) => {
    const read = await batchFileOf(picked);
    const fits = read.text.length <= LENGTHS.batchRows;
    onEdit();
    setTooLarge(!fits);
    setFile(fits ? read : undefined);
    const kept = (column: string) => (read.columns.includes(column) ? column : '');
    setOptions((held) => ({ ...held, gold: kept(held.gold), pictureColumn: kept(held.pictureColumn) }));
    if (options.pictureSource === 'addresses') pictures.clear();
  };
  const takeZip = (picked: File) => {
    onEdit();
    const fits = picked.size <= LIMITS.batchPictures.zipBytes;
    setOptions((held) => ({ ...held, zip: fits ? picked.name : '' }));
    if (fits) void pictures.sendZip(picked);
    else toast.error(t('batch.pictures.tooLarge'));
  };
  const fetchPictures = () => {
    onEdit();
    if (file) void pictures.fetchFrom(file, values.pictureColumn);
  };
  return {
    ...{ input, values, file, tooLarge, drafts, questions, link, audience },
    pictures: pictures.progress,
    ...{ put, takeRows, takeZip, fetchPictures },
    clear: () => drafts.forEach((each) => each.clear()),
  };
}
