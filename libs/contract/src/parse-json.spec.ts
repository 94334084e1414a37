import { parseJson } from './parse-json';

it('returns the value of a JSON text', () => expect(parseJson('{"a":[1]}')).toEqual({ a: [1] }));

it.each(['', '{"a":', 'undefined', null])('returns undefined for %j', (text) =>
  expect(parseJson(text)).toBeUndefined(),
);
