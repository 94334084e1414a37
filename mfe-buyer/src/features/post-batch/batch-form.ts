import { type AnswerForm, columnsOfUrl, COMPARABLE_KINDS, LIMITS } from '@kaaj/contract';
import { type Format } from '@kaaj/ui';
import { type AudienceDraft, audienceOf } from '../../shared/audience-fields';
import { type FormDraft } from '../../shared/form-draft';
import { type LinkDraft, linkOf } from '../../shared/link-fields';
import { bodyOf, type TaskDraft, wholeNumberOf } from '../../shared/task-draft';
import { type BatchFile } from './batch-file';

/** What only a batch has, as typed or chosen. */
export interface BatchOptions {
  /** One of PICTURE_SOURCES. */
  readonly pictureSource: string;
  readonly pictureColumn: string;
  /** The name of the ZIP file. */
  readonly zip: string;
  /** The column of known answers; '' for none. */
  readonly gold: string;
  /** Name of the question that the known answers belong to; '' for the first comparable one. */
  readonly goldField: string;
  /** Maximum percentage of rows. */
  readonly goldShare: string;
  /** Percentage of what a worker is offered. */
  readonly goldRate: string;
  /** The confidence at which an item is complete; '' for a fixed overlap. */
  readonly confidence: string;
  readonly overlapMin: string;
}

/** All fields of the three steps, by their names: the task, the name of the file of rows, and the options. */
export type BatchForm = TaskDraft & BatchOptions & { readonly rows: string };

export const ONE_PICTURE = { pictureSource: 'one', pictureColumn: '', zip: '' };

export const usualOptions = (format: Format): BatchOptions => ({
  ...ONE_PICTURE,
  ...{ gold: '', goldField: '', confidence: '' },
  goldShare: format.number(LIMITS.goldShare.usual),
  goldRate: format.number(100 * LIMITS.goldRate.usual),
  overlapMin: format.number(2),
});

/** The questions whose answers can be compared with known ones. */
export const comparableOf = (questions: FormDraft): FormDraft =>
  questions.filter(({ kind }) => COMPARABLE_KINDS.includes(kind));

/** Whether the texts of the task, or its own pictures, differ from row to row. */
export function differsByRow({ values, questions, link }: Pick<BatchInput, 'values' | 'questions' | 'link'>): boolean {
  const labels = questions.flatMap(({ label, options }) => [label, options]);
  return (
    values.pictureSource !== 'one' ||
    [values.title, values.taskDetail, ...labels].some((text) => /\{\{[^{}]*\}\}/.test(text)) ||
    columnsOfUrl(link?.url ?? '').length > 0
  );
}

export interface BatchInput {
  readonly values: BatchForm;
  readonly questions: FormDraft;
  readonly link: LinkDraft | undefined;
  readonly audience: AudienceDraft | undefined;
  /** Id of the stored pictures; undefined until the server has them all. */
  readonly pictures: string | undefined;
}

/** The batch as it is previewed and posted. */
export function batchBodyOf(input: BatchInput, file: BatchFile, form: AnswerForm | null) {
  const { values, questions, link, audience, pictures } = input;
  const ownPictures = values.pictureSource !== 'one';
  return {
    ...bodyOf(values),
    ...(link ? { link: linkOf(link) } : form && { form }),
    ...audienceOf(audience),
    ...(ownPictures && { pictures, pictureColumn: values.pictureColumn, imageURL: undefined }),
    ...(!differsByRow(input) && { sameTasks: true }),
    format: file.format,
    rows: file.text,
    ...(values.gold !== '' && {
      gold: {
        ...{ column: values.gold, ...(comparableOf(questions).length > 1 && { field: values.goldField }) },
        ...{ share: wholeNumberOf(values.goldShare), rate: wholeNumberOf(values.goldRate) / 100 },
      },
    }),
    ...(values.confidence !== '' && {
      overlap: {
        ...{ min: wholeNumberOf(values.overlapMin), max: wholeNumberOf(values.requiredWorkers) },
        confidence: Number(values.confidence),
      },
    }),
  };
}
