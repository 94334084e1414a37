import { type AnswerForm, LIMITS } from '@kaaj/contract';
import { type FieldError } from '../../../kernel/domain-error';
import { OverlapInvalid } from './batch.errors';

/** Number of answers per item: fixed, or adaptive until its label is confident enough. */
export interface Overlap {
  readonly max: number;
  /** Undefined for a fixed number. */
  readonly adaptive: Adaptive | undefined;
}

export interface Adaptive {
  readonly min: number;
  /** From 0.5 to 0.999. */
  readonly confidence: number;
  readonly field: string;
}

const NO_CHOICE = { field: 'overlap.field', code: 'isIn', message: 'Must be a choice or a scale of the form.' };

/** The field for adaptive overlap with its number of values; undefined where it is not a choice or scale. */
export function overlapField(form: AnswerForm | null | undefined, name?: string) {
  const field = name === undefined ? form?.fields[0] : form?.fields.find((each) => each.name === name);
  if (field?.kind === 'choice') return { field: field.name, options: field.options?.length ?? 0 };
  if (field?.kind === 'scale') return { field: field.name, options: (field.max ?? 0) - (field.min ?? 0) + 1 };
  return undefined;
}

/** The adaptive overlap of answers to this form; undefined for a fixed overlap. */
export function adaptiveOverlap({ max, adaptive }: Overlap, { form }: { readonly form?: AnswerForm | null }) {
  return adaptive && { ...adaptive, max, options: overlapField(form, adaptive.field)?.options ?? 0 };
}

const NAMES: readonly string[] = ['min', 'max', 'confidence', 'field'];

interface SentOverlap {
  readonly min: number;
  readonly max: number;
  readonly confidence: number;
  readonly field?: string;
}

/** Errors of the overlap in a request, without its form. */
export function overlapFaults(sent: unknown): readonly FieldError[] {
  const { min: least, max: most } = LIMITS.overlap;
  if (typeof sent === 'number') return errorOfWhole('overlap', sent, least, most);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return [
      { field: 'overlap', code: 'isInt', message: 'Must be an integer, or an object of min, max and confidence.' },
    ];
  }
  const { min, max, confidence, field } = sent as Partial<Record<keyof SentOverlap, unknown>>;
  const bounds = LIMITS.overlapConfidence;
  return [
    ...Object.keys(sent)
      .filter((name) => !NAMES.includes(name))
      .map((name) => ({ field: `overlap.${name}`, code: 'unknown', message: 'There is no such setting.' })),
    ...errorOfWhole('overlap.min', min, least, most),
    ...errorOfWhole('overlap.max', max, typeof min === 'number' ? Math.max(min, least) : least, most),
    ...(typeof confidence === 'number' && confidence >= bounds.min && confidence <= bounds.max
      ? []
      : [
          {
            field: 'overlap.confidence',
            code: 'max',
            message: `Must be a number from ${bounds.min} to ${bounds.max}.`,
          },
        ]),
    ...(field === undefined || typeof field === 'string'
      ? []
      : [{ field: 'overlap.field', code: 'isString', message: 'Must be a string.' }]),
  ];
}

function errorOfWhole(field: string, sent: unknown, min: number, max: number): readonly FieldError[] {
  if (typeof sent !== 'number' || !Number.isInteger(sent))
    return [{ field, code: 'isInt', message: 'Must be an integer.' }];
  if (sent < min) return [{ field, code: 'min', message: `Must be at least ${min}.` }];
  return sent > max ? [{ field, code: 'max', message: `Must be at most ${max}.` }] : [];
}

/** The overlap of a valid request. Throws OverlapInvalid where the form has no field for it. */
export function overlapOf(sent: number | object, form: AnswerForm | null | undefined): Overlap {
  if (typeof sent === 'number') return { max: sent, adaptive: undefined };
  const { min, max, confidence, field: name } = sent as SentOverlap;
  const found = overlapField(form, name);
  if (!found) throw new OverlapInvalid([NO_CHOICE]);
  return { max, adaptive: { min, confidence, field: found.field } };
}
