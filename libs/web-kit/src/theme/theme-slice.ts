import { browserStorage } from '@kaaj/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

/** Where a choice is kept. The shell's head/theme.js, which runs before the first paint, looks there too. */
export const THEME_KEY = 'kaaj.theme';

/** Whoever never chose gets what their system likes, and light where it likes nothing. */
function firstTheme(): Theme {
  const chosen = browserStorage.get(THEME_KEY);
  if (chosen) return chosen === 'dark' ? 'dark' : 'light';
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState: firstTheme,
  reducers: { themeChosen: (_theme, { payload }: PayloadAction<Theme>) => payload },
});

export const { themeChosen } = themeSlice.actions;
