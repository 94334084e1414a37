import { UiRoot, useUi } from '@kaaj/ui-desk';
import { useLanguage, useTheme } from '@kaaj/web-kit';
import { useEffect, type PropsWithChildren } from 'react';
import { registerConfirm } from '../notices/ask';

/** Remotes import these by name and do not bundle them, so the shell has to provide them. */
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
