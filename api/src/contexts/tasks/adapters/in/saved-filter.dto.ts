import { LENGTHS, LIMITS, type SavedFilter, TASK_CATEGORIES, type TaskCategory } from '@kaaj/contract';
import { ChoiceField, InLowerCase, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { type SavedFilter as Kept } from '../../domain/saved-filter';

export class SaveFilterBody {
  @TextField('Name of the filter, shown in notifications.', { max: LENGTHS.filterName, example: 'Photos for 10 coins' })
  readonly name: string;

  @TextField('Search text for the title.', { optional: true, min: 0, max: LENGTHS.search, example: 'tea stall' })
  @InLowerCase()
  readonly search?: string;

  @ChoiceField('Only tasks of this kind.', TASK_CATEGORIES, { optional: true })
  readonly category?: TaskCategory;

  @WholeNumberField('Only tasks that pay at least this number of coins.', { optional: true, ...LIMITS.payableAmount })
  readonly minPay?: number;

  @WholeNumberField('Only tasks of at most this many minutes: the median, else the allowed time.', {
    optional: true,
    min: 1,
    max: LIMITS.allowanceMinutes.max,
  })
  readonly maxMinutes?: number;
}

@ResponseSchema('A saved filter of a worker, who is notified of new matches.')
export class SavedFilterAnswer implements SavedFilter {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('Name.')
  readonly name: string;

  @ResponseField('Search text for the title, in lower case; empty for none.')
  readonly search: string;

  @ResponseField('Kind of task; null for any.', { enum: [...TASK_CATEGORIES, null], nullable: true })
  readonly category: TaskCategory | null;

  @ResponseInteger('Minimum pay of a task in coins; null for any.', { nullable: true })
  readonly minPay: number | null;

  @ResponseInteger('Maximum duration of a task in minutes; null for any.', { nullable: true })
  readonly maxMinutes: number | null;

  @ResponseTime('When it was saved.')
  readonly savedAt: string;
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
