import { browserStorage } from '@kaaj/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

/** Where the shell's head/theme.js, which runs before the first paint, looks too. */
export const THEME_KEY = 'kaaj.theme';

const storedTheme = (): Theme => (browserStorage.get(THEME_KEY) === 'dark' ? 'dark' : 'light');

export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): Theme => storedTheme(),
  reducers: { themeChosen: (_theme, { payload }: PayloadAction<Theme>) => payload },
});

export const { themeChosen } = themeSlice.actions;
