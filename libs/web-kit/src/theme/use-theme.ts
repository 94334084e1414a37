import { useAppDispatch, useAppSelector } from '../store/store';
import { THEME_KEY, themeChosen, type Theme } from './theme-slice';

/** The chosen theme and how to switch it; the choice is kept, and shown as `data-theme` on the page's root. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useAppSelector((state) => state.theme);
  const dispatch = useAppDispatch();
  const toggleTheme = () => {
    const next: Theme = theme === 'light' ? 'dark' : 'light';
    localStorage.setItem(THEME_KEY, next);
    document.documentElement.dataset.theme = next;
    dispatch(themeChosen(next));
  };
  return { theme, toggleTheme };
}
