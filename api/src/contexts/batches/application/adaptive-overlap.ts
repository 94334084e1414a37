import { type AnswerForm } from '@kaaj/contract';
import { type AdaptiveOverlap } from '../../agreement';
import { type Overlap, overlapField } from '../domain/overlap';

/** The adaptive overlap as the answer store takes it; undefined for a fixed overlap. */
export function adaptiveOverlap(
  { max, adaptive }: Overlap,
  { form }: { readonly form?: AnswerForm | null },
): AdaptiveOverlap | undefined {
  return adaptive && { ...adaptive, max, options: overlapField(form, adaptive.field)?.options ?? 0 };
}
