import { type AnswerForm } from '@kaaj/contract';
import { comparableFields, foldText, givenBy, isKnown } from './answer';

const FORM: AnswerForm = {
  fields: [
    { name: 'why', kind: 'longText', label: 'Why?', required: false, maxLength: 100 },
    { name: 'size', kind: 'scale', label: 'Size', required: false, min: 1, max: 5 },
    { name: 'bird', kind: 'choice', label: 'Bird', required: false, options: [] },
    { name: 'call', kind: 'text', label: 'Call', required: false, maxLength: 100 },
    { name: 'count', kind: 'number', label: 'How many', required: false },
  ],
};

describe('comparing an answer to a known one', () => {
  it.each([
    ['Cat', ' cat\n'],
    ['STRASSE', 'straße'],
    ['ΟΔΟΣ', 'οδος'],
    ['ড়', 'ড\u09bc'],
  ])('treats answers that differ in case or surrounding blanks as equal: %j and %j', (one, other) =>
    expect(foldText(one)).toBe(foldText(other)),
  );

  it.each([
    ['cat', 'cats'],
    ['cat.', 'cat'],
    ['a  cat', 'a cat'],
    ['12', '১২'],
  ])('treats other answers as different: %j and %j', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

  it('compares answers to a choice, a scale or a line of text', () => {
    expect(comparableFields(FORM)).toEqual(['size', 'bird', 'call']);
    expect(comparableFields(null)).toEqual(['']);
    const answers = { why: 'so', size: 3, bird: 'Crow', call: ' KRAA ', count: 2 };
    expect(givenBy(FORM, { answers, detail: 'Size: 3' })).toEqual({ size: 3, bird: 'Crow', call: 'kraa' });
    expect(givenBy(FORM, { answers: { call: 'x' }, detail: '' })).toEqual({ call: 'x' });
  });

  it('compares the text itself, up to 200 characters, when the task has no form', () => {
    expect(givenBy(null, { answers: null, detail: ' A Cat ' })).toEqual({ '': 'a cat' });
    expect(givenBy(null, { answers: null, detail: 'x'.repeat(201) })).toEqual({});
  });

  it('normalises the known answer in any case, and as a number for a scale', () => {
    expect([isKnown('magpie', ' Magpie '), isKnown(3, '3'), isKnown(3, '3.0'), isKnown('', '')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isKnown('magpie', 'crow'), isKnown(3, '4'), isKnown(0, ''), isKnown(3, 'three')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
