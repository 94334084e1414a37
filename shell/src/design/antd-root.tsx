import { UiRoot, useUi } from '@kaaj/ui/app';
import { notices, useCommonMessages, useLanguage, useTheme, type Notice } from '@kaaj/web-kit';
import { useEffect, useRef, type PropsWithChildren } from 'react';

const TOAST_MS = 5_000;

/** What was shown lately: a root that takes another one's place, as the dashboard's does after signing in, goes on showing it. */
let shown: readonly { readonly notice: Extract<Notice, { type: 'toast' }>; readonly at: number }[] = [];

const fresh = () => shown.filter(({ at }) => Date.now() - at < TOAST_MS);

/** Shows what waits to be shown, through the App that stands above it. */
function NoticeBoard() {
  const ui = useUi();
  const t = useCommonMessages();
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    for (const { notice } of fresh()) ui.toast(notice.kind, notice.text);
  }, [ui]);
  useEffect(() => {
    const showAll = () => {
      for (const notice of notices.take()) {
        if (notice.type === 'toast') {
          shown = [...fresh(), { notice, at: Date.now() }];
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
