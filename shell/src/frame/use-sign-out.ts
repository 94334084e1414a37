import { signOut, toast } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** Signs out and shows a toast. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages();
  return async () => {
    await signOut();
    toast.success(t('account.loggedOut'));
  };
}
