import { type ApiError } from '@kaaj/api-client';
import { common, uiRequests } from '@kaaj/web-kit';
import { resolveUnknownOutcome } from './resolve-unknown-outcome';

const unknown: ApiError = { status: 503, code: 'server/outcome-unknown', message: '', errors: [] };
const refusal: ApiError = { status: 409, code: 'task/closed', message: '', errors: [] };

beforeAll(() => common.load());

async function asked() {
  await new Promise((soon) => setTimeout(soon));
  const [question] = uiRequests.take();
  if (question?.type !== 'confirm') throw new Error('Nothing was asked.');
  return question;
}

it('offers to check again while the outcome is unknown, and returns the definite answer', async () => {
  const call = jest.fn().mockRejectedValueOnce(unknown).mockRejectedValueOnce(unknown).mockResolvedValue('bought');
  const done = resolveUnknownOutcome(call);
  const { question, answer } = await asked();
  expect(question).toMatchObject({ title: 'Did it go through?', ok: 'Check again' });
  expect(question.text).toMatch(/could not confirm.*not be done twice/);
  expect(call).toHaveBeenCalledTimes(1);
  answer(true);
  (await asked()).answer(true);
  expect(await done).toBe('bought');
  expect(call).toHaveBeenCalledTimes(3);
});

it('does not repeat the call when the user declines', async () => {
  const call = jest.fn().mockRejectedValue(unknown);
  const done = resolveUnknownOutcome(call);
  (await asked()).answer(false);
  await expect(done).rejects.toBe(unknown);
  expect(call).toHaveBeenCalledTimes(1);
});

it('offers nothing for any other error', async () => {
  await expect(resolveUnknownOutcome(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(uiRequests.take()).toEqual([]);
});
