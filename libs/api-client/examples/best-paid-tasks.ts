import { createKaajClient } from '../src/fetch';

/** Prints the open tasks that pay most: `node best-paid-tasks.js http://localhost:3000/api`. */
export async function bestPaidTasks(baseUrl: string): Promise<string[]> {
  const kaaj = createKaajClient({ baseUrl });
  const { data, error } = await kaaj.GET('/task', { params: { query: { sort: 'dsc', open: 'true' } } });
  if (error) throw new Error(error.detail);
  return data.data.map(({ title, payableAmount }) => `${payableAmount} coins: ${title}`);
}
