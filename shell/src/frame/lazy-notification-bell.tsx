import { SkeletonBox, useLazyModule } from '@kaaj/ui';

/** The bell on pages that visitors see too: it is fetched for those alone who are signed in. Where it cannot be had, its room stays. */
export function LazyNotificationBell({ email }: { readonly email: string }) {
  const { loaded } = useLazyModule('bell', () => import('./notification-bell'));
  if (loaded.state !== 'ready') return <SkeletonBox width={44} height={44} round />;
  const { NotificationBell } = loaded.value;
  return <NotificationBell email={email} />;
}
