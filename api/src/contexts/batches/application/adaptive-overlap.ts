import { type AnswerForm } from '@kaaj/contract';
import { type AdaptiveOverlap } from '../../agreement';
import { type Overlap, overlapField } from '../domain/overlap';

/** As answers are weighed by it; undefined where the overlap is a number. */
export function adaptiveOverlap(
  { max, adaptive }: Overlap,
  { form }: { readonly form?: AnswerForm | null },
): AdaptiveOverlap | undefined {
  return adaptive && { ...adaptive, max, options: overlapField(form, adaptive.field)?.options ?? 0 };
}
