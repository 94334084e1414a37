import { DEFAULT_TERMS } from './task-terms';
import { bodyOf, costOf, EMPTY_TASK, mistakesOf, type TaskDraft } from './task-draft';

const good: TaskDraft = {
  title: 'Type out twelve receipts',
  taskDetail: 'Type what was bought and its price.',
  requiredWorkers: '3',
  payableAmount: '100',
  completionDate: '2026-11-21',
  closesAt: '',
  submissionInfo: 'One line for each thing',
  ...DEFAULT_TERMS,
  imageURL: '/api/image/a.webp',
};
const TODAY = '2026-11-21';

describe('a task draft', () => {
  it('is fine when everything is filled in, today being the first possible day', () => {
    expect(mistakesOf(good, TODAY)).toEqual({});
    expect(costOf(good)).toBe(300);
  });

  it('requires every field except optional ones and those with a default', () => {
    const empty = Object.keys(EMPTY_TASK).filter((name) => !(name in DEFAULT_TERMS) && name !== 'closesAt');
    expect(mistakesOf(EMPTY_TASK, TODAY)).toEqual(Object.fromEntries(empty.map((name) => [name, 'required'])));
    expect(costOf(EMPTY_TASK)).toBe(0);
  });

  it.each(['0', '-1', '1.5', '10001', '1e3', 'ten', '9'.repeat(400)])(
    'takes %s for no number of workers',
    (requiredWorkers) => {
      expect(mistakesOf({ ...good, requiredWorkers }, TODAY)).toEqual({ requiredWorkers: 'range' });
    },
  );

  it.each(['0', '-1', '100001', 'ten'])('takes %s for no pay', (payableAmount) => {
    expect(mistakesOf({ ...good, payableAmount }, TODAY)).toEqual({ payableAmount: 'range' });
  });

  it.each([
    ['৩', '১০০'],
    ['৩', '100'],
    ['1,000', '১,০০,০০০'],
  ])('understands %s workers and %s coins as people write them', (requiredWorkers, payableAmount) => {
    const draft = { ...good, requiredWorkers, payableAmount };
    expect(mistakesOf(draft, TODAY)).toEqual({});
    expect(costOf(draft)).toBe(requiredWorkers === '৩' ? 300 : 100_000_000);
  });

  it('refuses an invalid date', () => {
    for (const completionDate of ['31/02/2026', 'Friday', '2026-13-01'])
      expect(mistakesOf({ ...good, completionDate }, TODAY)).toEqual({ completionDate: 'day' });
  });

  it('takes a time of the last day at which the task closes, in digits of either language', () => {
    for (const closesAt of ['18:30', ' 9.05 ', '১৮:৩০']) expect(mistakesOf({ ...good, closesAt }, TODAY)).toEqual({});
    for (const closesAt of ['24:00', '6 pm', '18'])
      expect(mistakesOf({ ...good, closesAt }, TODAY)).toEqual({ closesAt: 'time' });
    expect(bodyOf({ ...good, closesAt: '৯:০৫' })).toMatchObject({ closesAt: '2026-11-21T09:05' });
    expect(bodyOf(good)).not.toHaveProperty('closesAt');
  });

  it('refuses yesterday', () => {
    expect(mistakesOf({ ...good, completionDate: '2026-11-20' }, TODAY)).toEqual({ completionDate: 'past' });
  });

  it('leaves the date to the server while today’s date is loading', () => {
    expect(mistakesOf({ ...good, completionDate: '2026-11-20' }, undefined)).toEqual({});
  });
});
