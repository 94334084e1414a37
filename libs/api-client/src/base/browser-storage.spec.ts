import { browserStorage } from './browser-storage';

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('stores values in the browser, and reads values of other tabs', () => {
  browserStorage.set('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(browserStorage.get('theme')).toBe('light');
  browserStorage.remove('theme');
  expect(browserStorage.get('theme')).toBeNull();
});

it('keeps a value in memory when the storage is full, and drops the previous stored value', () => {
  browserStorage.set('person', 'rina');
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  browserStorage.set('person', 'karim');
  expect(browserStorage.get('person')).toBe('karim');
  expect(localStorage.getItem('person')).toBeNull();
  refusing.mockRestore();
  browserStorage.set('person', 'asha');
  expect(localStorage.getItem('person')).toBe('asha');
  expect(browserStorage.get('person')).toBe('asha');
});
