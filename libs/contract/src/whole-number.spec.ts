import { readWholeNumber } from './whole-number';

describe('a typed number is parsed', () => {
  it.each([
    ['250', 250],
    ['২৫০', 250],
    ['২5০', 250],
    [' 250 ', 250],
    ['007', 7],
    ['1,000', 1_000],
    ['১,০০০', 1_000],
    ['1 000', 1_000],
    ['1\u00a0000', 1_000],
    ['10,000,000', 10_000_000],
    ['1,00,000', 100_000],
    ['১,০০,০০,০০০', 10_000_000],
    ['0', 0],
  ])('%s', (text, value) => expect(readWholeNumber(text)).toEqual({ value }));
});

describe('an ambiguous number is refused', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['hello', 'isInt'],
    ['12.5', 'isInt'],
    ['১২.৫', 'isInt'],
    ['12.0', 'isInt'],
    ['1,5', 'isInt'],
    ['1,0000', 'isInt'],
    ['1,000 000', 'isInt'],
    ['1e3', 'isInt'],
    ['0x10', 'isInt'],
    ['Infinity', 'isInt'],
    ['--5', 'isInt'],
    ['-', 'isInt'],
    ['-5', 'min'],
    ['−৫', 'min'],
    ['9'.repeat(400), 'max'],
    ['9007199254740992', 'max'],
  ])('"%s": %s', (text, mistake) => expect(readWholeNumber(text)).toEqual({ mistake }));
});

it('has bounds of its own for a field', () => {
  const bounds = { min: 1, max: 10 };
  expect(readWholeNumber('0', bounds)).toEqual({ mistake: 'min' });
  expect(readWholeNumber('১০', bounds)).toEqual({ value: 10 });
  expect(readWholeNumber('11', bounds)).toEqual({ mistake: 'max' });
  expect(readWholeNumber('-3', { min: -5 })).toEqual({ value: -3 });
});
