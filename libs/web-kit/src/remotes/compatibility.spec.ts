import { findIncompatibleLibrary } from './compatibility.mjs';

it.each([
  ['^1.2.3', '1.2.3'],
  ['^1.2.3', '1.2.4'],
  ['^1.2.3', '1.10.0'],
  ['^1.9.0', '1.10.0'],
])('%s is met by %s', (range, version) => {
  expect(findIncompatibleLibrary({ '@kaaj/ui': range }, { '@kaaj/ui': version })).toBeUndefined();
});

it.each([
  ['^1.2.3', '1.2.2'],
  ['^1.2.3', '1.1.9'],
  ['^1.10.0', '1.9.0'],
  ['^1.2.3', '2.2.3'],
  ['^2.0.0', '1.9.9'],
])('%s is not met by %s', (range, version) => {
  expect(findIncompatibleLibrary({ '@kaaj/ui': range }, { '@kaaj/ui': version })).toEqual({
    library: '@kaaj/ui',
    range,
    version,
  });
});

it('a library that the shell does not carry does not fit', () => {
  const mismatch = { library: '@kaaj/ui', range: '^1.0.0', version: undefined };
  expect(findIncompatibleLibrary({ '@kaaj/ui': '^1.0.0' }, {})).toEqual(mismatch);
  expect(findIncompatibleLibrary({ '@kaaj/ui': '^1.0.0' }, undefined)).toEqual(mismatch);
});

it('an older remote without a list of needs is compatible, and so is one beside libraries that it does not use', () => {
  expect(findIncompatibleLibrary(undefined, { '@kaaj/ui': '1.0.0' })).toBeUndefined();
  expect(
    findIncompatibleLibrary({ '@kaaj/ui': '^1.0.0' }, { '@kaaj/ui': '1.0.0', '@kaaj/web-kit': '3.0.0' }),
  ).toBeUndefined();
});
