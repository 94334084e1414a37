import { SkipLink } from '@kaaj/ui';
import { Outlet, navigateWith, useLiveNotifications, useNavigate, useScroll } from '@kaaj/web-kit';
import { Fragment, useEffect } from 'react';
import { useDesignRoot } from '../design/design-root';
import { useMessages } from '../messages';
import { OfflineBanner } from './offline-banner';
import { CONTENT_ID, useContentFocus } from './use-content-focus';
import { useInnerLinks } from './use-inner-links';
import { useNoticesLoadDesignRoot } from './use-notices-load-design-root';
import { VersionBanner } from './version-banner';

/** What every page stands in. */
export function RootLayout() {
  const t = useMessages();
  const { Root, around } = useDesignRoot();
  const navigate = useNavigate();
  useEffect(() => navigateWith((path, state) => void navigate(path, { state })), [navigate]);
  useLiveNotifications();
  useScroll();
  useContentFocus();
  useInnerLinks();
  useNoticesLoadDesignRoot();
  const Around = Root && around ? Root : Fragment;
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`}>{t('skip')}</SkipLink>
      <Around>
        <Outlet />
      </Around>
      {Root && !around && <Root />}
      <OfflineBanner />
      <VersionBanner />
    </>
  );
}
