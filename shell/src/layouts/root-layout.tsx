import { SkipLink } from '@kaaj/ui';
import { Outlet, navigateWith, useBackClosesDialog, useLiveNotifications, useNavigate, useScroll } from '@kaaj/web-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages';
import { FeedbackHost } from '../notices/feedback-host';
import { OfflineBanner } from './offline-banner';
import { CONTENT_ID, useContentFocus } from './use-content-focus';
import { useInnerLinks } from './use-inner-links';
import { VersionBanner } from './version-banner';

/** The frame around every page. */
export function RootLayout() {
  const t = useMessages();
  const navigate = useNavigate();
  useEffect(() => navigateWith((path, state) => void navigate(path, { state })), [navigate]);
  useBackClosesDialog();
  useLiveNotifications();
  useScroll();
  useContentFocus();
  useInnerLinks();
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`}>{t('skip')}</SkipLink>
      <Outlet />
      <FeedbackHost />
      <OfflineBanner />
      <VersionBanner />
    </>
  );
}
