import { LENGTHS, LIMITS, type SavedFilter, TASK_CATEGORIES, type TaskCategory } from '@kaaj/contract';
import { ChoiceField, InSmallLetters, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { type SavedFilter as Kept } from '../../domain/saved-filter';

export class SaveFilterBody {
  @TextField('What you call it; a notice names it.', { max: LENGTHS.filterName, example: 'Photos for 10 coins' })
  readonly name: string;

  @TextField('Words in the title.', { optional: true, min: 0, max: LENGTHS.search, example: 'tea stall' })
  @InSmallLetters()
  readonly search?: string;

  @ChoiceField('Only tasks of this kind.', TASK_CATEGORIES, { optional: true })
  readonly category?: TaskCategory;

  @WholeNumberField('Only tasks that pay at least so many coins.', { optional: true, ...LIMITS.payableAmount })
  readonly minPay?: number;

  @WholeNumberField(
    'Only tasks that take at most so many minutes: half of those who did it, else what the task allows.',
    { optional: true, min: 1, max: LIMITS.allowanceMinutes.max },
  )
  readonly maxMinutes?: number;
}

@ResponseSchema('What work a worker looks for; they are notified of new matches.')
export class SavedFilterAnswer implements SavedFilter {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('What it is called.')
  readonly name: string;

  @ResponseField('Words in the title, in small letters; empty for none.')
  readonly search: string;

  @ResponseField('Kind of task; null for any.', { type: String, enum: [...TASK_CATEGORIES, null], nullable: true })
  readonly category: TaskCategory | null;

  @ResponseField('Coins that a task pays at least; null for any.', { type: 'integer', nullable: true })
  readonly minPay: number | null;

  @ResponseField('Minutes that a task takes at most; null for any.', { type: 'integer', nullable: true })
  readonly maxMinutes: number | null;

  @ResponseField('When it was saved.', { format: 'date-time' })
  readonly savedAt: string;
}

export class RemovedFilterAnswer {
  @ResponseField('Always true: there are no more notifications for it.')
  readonly done: true;
}

export const filterAnswer = ({ id, name, search, category, minPay, maxMinutes, savedAt }: Kept): SavedFilterAnswer => ({
  _id: id,
  name,
  search,
  category,
  minPay,
  maxMinutes,
  savedAt: new Date(savedAt).toISOString(),
});
