import { answersMatch, normalizeAnswer } from './answer';

describe('two answers', () => {
  it.each([
    ['Cat', ' cat\n'],
    ['a  cat', 'A cat'],
    ['১২৩', '123'],
    ['٣', '3'],
    ['９', '9'],
    ['𝟙𝟚', '12'],
    ['ﬁsh', 'fish'],
    ['ড়', 'ড\u09bc'],
    ['one\r\ntwo', 'one two'],
  ])('%j and %j are one', (one, other) => expect(answersMatch(one, other)).toBe(true));

  it.each([
    ['cat', 'cats'],
    ['cat', 'c at'],
    ['cat.', 'cat'],
    ['12', '21'],
    ['ক', 'খ'],
  ])('%j and %j are two', (one, other) => expect(answersMatch(one, other)).toBe(false));

  it('are compared without blanks around them', () => expect(normalizeAnswer('  ')).toBe(''));
});
