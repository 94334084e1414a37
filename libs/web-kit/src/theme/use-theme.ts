import { browserStorage } from '@kaaj/api-client';
import { useAppDispatch, useAppSelector } from '../store/store';
import { THEME_KEY, themeChosen, type Theme } from './theme-slice';

/** The paper of each theme, for the browser's own bars; the shell's head/theme.js sets it before the first paint. */
const BROWSER_COLOURS: Record<Theme, string> = { light: '#faf8f3', dark: '#0e1512' };

/** The chosen theme and how to switch it. The choice is stored, and set as `data-theme` on the page's root. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useAppSelector((state) => state.theme);
  const dispatch = useAppDispatch();
  const toggleTheme = () => {
    const next: Theme = theme === 'light' ? 'dark' : 'light';
    browserStorage.set(THEME_KEY, next);
    document.documentElement.dataset.theme = next;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLOURS[next]);
    dispatch(themeChosen(next));
  };
  return { theme, toggleTheme };
}
