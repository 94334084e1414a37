import { operations, sharingRounds } from './operations.mjs';

const names = Object.keys(operations({ key: '', origin: '', taskCount: 10_000 }));

it('measures compared calls in the same rounds, and every call once', () => {
  const lists = sharingRounds(names);
  expect(lists).toContainEqual(['accept, spread over tasks', 'accept, one hot task']);
  expect(lists).toContainEqual(['list, a page of 50', 'list, a page near the end']);
  expect(lists.flat()).toEqual(names);
});

it('leaves unwanted calls out of a list', () => {
  expect(sharingRounds(['withdraw', 'accept, one hot task'])).toEqual([['withdraw'], ['accept, one hot task']]);
});
