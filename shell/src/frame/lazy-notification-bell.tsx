import { SkeletonBox, useLazyModule } from '@kaaj/ui';

/**
 * Loads the notification bell only for signed-in users, on pages that are also public. If it cannot load, its space
 * stays empty.
 */
export function LazyNotificationBell({ email }: { readonly email: string }) {
  const { loaded } = useLazyModule('bell', () => import('./notification-bell'));
  if (loaded.state !== 'ready') return <SkeletonBox width={44} height={44} round />;
  const { NotificationBell } = loaded.value;
  return <NotificationBell email={email} />;
}
