import { UiRoot, useUi } from '@kaaj/ui-desk';
import { useLanguage, useTheme } from '@kaaj/web-kit';
import { useEffect, type PropsWithChildren } from 'react';
import { registerConfirm } from '../notices/ask';

/** Pages ask for these by name and bring none of their own: the shell holds a way to them, or nobody would provide them. */
export const sharedEntryPoints = [
  () => import('@kaaj/ui-desk/forms'),
  () => import('@kaaj/ui-desk/files'),
  () => import('@kaaj/ui-desk/stages'),
];

/** At a desk questions are antd's. */
function Asks() {
  const ui = useUi();
  useEffect(() => registerConfirm((question) => ui.confirm(question)), [ui]);
  return null;
}

/** What antd needs around a page for the desk, in the chosen theme and language. */
export function DeskRoot({ children }: PropsWithChildren) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  return (
    <UiRoot theme={theme} language={language}>
      <Asks />
      {children}
    </UiRoot>
  );
}
