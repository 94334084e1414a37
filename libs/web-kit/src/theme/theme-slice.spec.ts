import { matchMediaQueries } from '@kaaj/ui/testing';
import { THEME_KEY, themeSlice } from './theme-slice';

afterEach(() => localStorage.clear());

it.each([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
])('where the system likes %s and %s was chosen the theme is %s', (system, chosen, theme) => {
  if (chosen) localStorage.setItem(THEME_KEY, chosen);
  const undo = matchMediaQueries(...(system === 'dark' ? ['prefers-color-scheme: dark'] : []));
  expect(themeSlice.getInitialState()).toBe(theme);
  undo();
});
