import { type Task } from '@kaaj/contract';

/** Where a line of the list leads: a batch is worked on item by item. */
export const pageOf = ({ _id, batch }: Pick<Task, '_id' | 'batch'>): string =>
  batch ? `/dashboard/work/batch/${batch._id}` : `/dashboard/taskDetails/${_id}`;
