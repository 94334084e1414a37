import { matchMediaQueries } from '@kaaj/ui/testing';
import { THEME_KEY, themeSlice } from './theme-slice';

afterEach(() => localStorage.clear());

it.each([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
])('with the system theme %s and the choice %s the theme is %s', (system, chosen, theme) => {
  if (chosen) localStorage.setItem(THEME_KEY, chosen);
  const undo = matchMediaQueries(...(system === 'dark' ? ['prefers-color-scheme: dark'] : []));
  expect(themeSlice.getInitialState()).toBe(theme);
  undo();
});
