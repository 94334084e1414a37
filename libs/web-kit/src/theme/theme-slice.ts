import { browserStorage } from '@kaaj/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

/** Storage name of the choice, also read by the shell's head/theme.js before the first paint. */
export const THEME_KEY = 'kaaj.theme';

/** Without a choice the system's theme applies, or light. */
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
