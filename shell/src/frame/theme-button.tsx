import { IconButton } from '@kaaj/ui';
import { MoonIcon, SunIcon } from '@kaaj/ui/icons';
import { useTheme } from '@kaaj/web-kit';
import { useMessages } from '../messages';

export function ThemeButton() {
  const t = useMessages();
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      icon={dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
      onClick={toggleTheme}
    />
  );
}
