import { type ApiUser } from './api-user';
import { expect } from './test';

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['Magpie', 'Crow', 'Myna'].map((label) => ({ value: label.toLowerCase(), label })),
    },
  ],
};

/** Coins and a picture of a task of theirs are all that a batch needs. */
export async function postsBatch(buyer: ApiUser, items: number): Promise<string> {
  const task = await buyer.posts({ title: 'Alone', workers: 1, pay: 1 });
  const { imageURL } = await buyer.get<{ imageURL: string }>(`/task/${task}`);
  const { _id } = await buyer.post<{ _id: string }>('/task/batch', {
    title: 'Bird {{number}}',
    taskDetail: 'Look at picture {{number}}.',
    submissionInfo: 'Its name.',
    requiredWorkers: 1,
    payableAmount: 1,
    completionDate: IN_A_WEEK,
    imageURL,
    form: FORM,
    format: 'csv',
    rows: ['number', ...Array.from({ length: items }, (_, index) => index + 1)].join('\n'),
  });
  await expect
    .poll(async () => (await buyer.get<{ posted: number }>(`/task/batch/${_id}`)).posted, { timeout: 20_000 })
    .toBe(items);
  return _id;
}
