import { type FormField } from '@kaaj/contract';
import { byField, differs, majorityOf } from './answer-table';

const field = (kind: FormField['kind']): FormField => ({ name: 'bird', kind, label: 'Which bird is this?' });
const sent = (...values: (string | number | readonly string[] | undefined)[]) =>
  values.map((bird) => ({ answers: bird === undefined ? null : { bird } }));

describe('the majority of a field', () => {
  it.each([
    ['the most frequent option', 'choice', ['crow', 'magpie', 'crow'], 'crow'],
    ['a text whatever its case and blanks', 'text', ['Crow', ' crow', 'magpie'], 'crow'],
    ['a number', 'number', [2, 3, 3], '3'],
    ['picks in any order', 'choices', [['a', 'b'], ['b', 'a'], ['a']], 'a\nb'],
    ['nothing where two are as frequent', 'choice', ['crow', 'crow', 'magpie', 'magpie'], undefined],
    ['nothing where no answer comes twice', 'choice', ['crow', 'magpie'], undefined],
    ['nothing for long texts', 'longText', ['crow', 'crow'], undefined],
    ['nothing without answers', 'choice', [undefined], undefined],
  ] as const)('is %s', (_, kind, values, majority) => expect(majorityOf(field(kind), sent(...values))).toBe(majority));
});

it.each([
  ['crow', 'crow', false],
  ['magpie', 'crow', true],
  [undefined, 'crow', false],
  ['magpie', undefined, false],
] as const)('marks %s beside the majority %s: %s', (answer, majority, marked) =>
  expect(differs(answer, majority)).toBe(marked),
);

it('orders numbers by value, texts in their language, and submissions without an answer last', () => {
  const ordered = (values: Parameters<typeof sent>) =>
    sent(...values)
      .sort(byField(field('number'), 'en'))
      .map(({ answers }) => answers?.bird);
  expect(ordered([10, undefined, 9])).toEqual([9, 10, undefined]);
  expect(ordered(['pear', 'apple', 'Banana'])).toEqual(['apple', 'Banana', 'pear']);
});
