import { type ApiError } from '@kaaj/api-client';
import { type FieldProblem } from '@kaaj/contract';
import { act, renderHook } from '@testing-library/react';
import { common, changeLanguage, notices } from '@kaaj/web-kit';
import { useRefusedFields } from './use-refused-fields';

const refusal = (...errors: FieldProblem[]): ApiError => ({
  status: 400,
  code: 'request/invalid',
  message: '',
  errors,
});
const tooLong = { field: 'title', code: 'maxLength', message: 'Must be at most 200 characters.' };
const unheardOf = { field: 'place', code: 'isLatLong', message: 'This is no place.' };

function refused(...errors: FieldProblem[]) {
  const { result } = renderHook(useRefusedFields);
  act(() => result.current.refuse(refusal(...errors)));
  return result;
}

beforeAll(() => common.load());
afterEach(async () => {
  notices.take();
  await changeLanguage('en');
});

it('has a sentence for each field, and a toast for the whole', () => {
  const { current } = refused(tooLong, unheardOf);
  expect(current.refused).toEqual({ title: 'This is too long.', place: 'This is no place.' });
  expect(notices.take()).toMatchObject([{ kind: 'error', text: 'Some fields are invalid.' }]);
});

it('says it in the language in use', async () => {
  await changeLanguage('bn');
  expect(refused(tooLong).current.refused).toEqual({ title: 'এটি বেশি লম্বা।' });
});

it('keeps what was refused last, until it is cleared', () => {
  const result = refused(tooLong);
  act(() => result.current.refuse(refusal(unheardOf)));
  expect(Object.keys(result.current.refused)).toEqual(['place']);
  act(() => result.current.clear());
  expect(result.current.refused).toEqual({});
});
