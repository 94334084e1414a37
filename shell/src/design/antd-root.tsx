import { UiRoot, useUi } from '@kaaj/ui/app';
import { notices, useCommonMessages, useLanguage, useTheme, type Notice } from '@kaaj/web-kit';
import { useEffect, type PropsWithChildren } from 'react';

const TOAST_MS = 5_000;

let shown: readonly { readonly notice: Extract<Notice, { type: 'toast' }>; readonly at: number }[] = [];

/** Shows what waits to be shown, through the App that stands above it. */
function NoticeBoard() {
  const ui = useUi();
  const t = useCommonMessages();
  useEffect(() => {
    const showAll = () => {
      for (const notice of notices.take()) {
        if (notice.type === 'toast') {
          shown = [...shown.filter(({ at }) => Date.now() - at < TOAST_MS), { notice, at: Date.now() }];
          ui.toast(notice.kind, notice.text);
          continue;
        }
        const { ok = t('action.confirm'), cancel = t('action.cancel'), ...question } = notice.question;
        void ui.confirm({ ok, cancel, ...question }).then(notice.answer);
      }
    };
    showAll();
    return notices.subscribe(showAll);
  }, [ui, t]);
  return null;
}

/** The one ConfigProvider of the page, in the chosen theme and language. */
export function AntdRoot({ children }: PropsWithChildren) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  return (
    <UiRoot theme={theme} language={language}>
      <NoticeBoard />
      {children}
    </UiRoot>
  );
}
