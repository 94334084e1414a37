import { LIMITS } from '@kaaj/contract';
import { formatOf } from '@kaaj/ui';
import { newQuestion } from '../../shared/form-draft';
import { EMPTY_TASK } from '../../shared/task-draft';
import { type BatchFile } from './batch-file';
import { batchBodyOf, type BatchOptions, comparableOf, usualOptions } from './batch-form';

const file: BatchFile = {
  name: 'a.csv',
  text: 'hint\ncat\n',
  format: 'csv',
  encoding: 'utf-8',
  columns: ['hint'],
  rows: [['cat']],
};
const en = formatOf('en');
const question = (name: string) => ({ ...newQuestion([]), kind: 'text' as const, name });
const bodyOf = (options: Partial<BatchOptions>, names: readonly string[] = []) => {
  const values = { ...EMPTY_TASK, ...usualOptions(en), ...options, title: '{{hint}}', requiredWorkers: '3', rows: 'a' };
  const input = { values, questions: names.map(question), link: undefined, audience: undefined, pictures: undefined };
  return batchBodyOf(input, file, null);
};

describe('the body of a batch', () => {
  it('has neither known answers nor overlap unless they were chosen', () => {
    const body = bodyOf({});
    expect(body).not.toHaveProperty('gold');
    expect(body).not.toHaveProperty('overlap');
  });

  it('has the column of known answers, with the default share and rate', () => {
    const { usual } = LIMITS.goldShare;
    expect(bodyOf({ gold: 'hint' }).gold).toEqual({ column: 'hint', share: usual, rate: LIMITS.goldRate.usual });
  });

  it('has the question of the known answers only when there are several', () => {
    expect(bodyOf({ gold: 'hint', goldField: 'size' }, ['size']).gold).not.toHaveProperty('field');
    expect(bodyOf({ gold: 'hint', goldField: 'size' }, ['bird', 'size']).gold).toHaveProperty('field', 'size');
  });

  it('has the number of workers as the maximum of an adaptive overlap', () => {
    expect(bodyOf({ confidence: '0.95' }).overlap).toEqual({ min: 2, max: 3, confidence: 0.95 });
  });
});

it('does not compare long texts with known answers', () => {
  const questions = [question('bird'), { ...question('note'), kind: 'longText' as const }];
  expect(comparableOf(questions).map(({ name }) => name)).toEqual(['bird']);
});

it('starts with the default share of control items, in the reader’s digits', () => {
  expect(usualOptions(en).goldShare).toBe(String(LIMITS.goldShare.usual));
  expect(usualOptions(formatOf('bn')).goldShare).toMatch(/^[০-৯]+$/);
});
