import { type ApiError } from '@kaaj/api-client';
import { renderHook } from '@testing-library/react';
import { common, notices } from '@kaaj/web-kit';
import { useAskedStep } from './use-asked-step';

const question = { title: 'Delete this task?' };
const refusal: ApiError = { status: 409, code: 'task/closed', message: '', errors: [] };

function begin(step: () => Promise<unknown>) {
  const { result } = renderHook(useAskedStep);
  const done = result.current(question, step);
  const [asked] = notices.take();
  if (asked?.type !== 'confirm') throw new Error('Nothing was asked.');
  expect(asked.question).toEqual(question);
  return { done, answer: asked.answer };
}

beforeAll(() => common.load());

it('does nothing until the person agrees', async () => {
  const step = jest.fn(async () => undefined);
  const { done, answer } = begin(step);
  expect(step).not.toHaveBeenCalled();
  answer(true);
  expect(await done).toBe(true);
  expect(step).toHaveBeenCalledTimes(1);
});

it('does nothing when the person thinks better of it', async () => {
  const step = jest.fn(async () => undefined);
  const { done, answer } = begin(step);
  answer(false);
  expect(await done).toBe(false);
  expect(step).not.toHaveBeenCalled();
  expect(notices.take()).toEqual([]);
});

it('says why it was refused', async () => {
  const { done, answer } = begin(() => Promise.reject(refusal));
  answer(true);
  expect(await done).toBe(false);
  expect(notices.take()).toMatchObject([{ type: 'toast', kind: 'error', text: 'This task no longer accepts work.' }]);
});
