import { useGetSettingsQuery } from '@kaaj/api-client';
import { Banner } from '@kaaj/ui';
import { useMessages } from '../messages';

/** Coins that nobody paid for look like any others: where an installation in earnest gives them away, every page says so. */
export function SandboxBanner() {
  const t = useMessages();
  const { data } = useGetSettingsQuery();
  return data?.data.sandboxInProduction ? <Banner kind="warn">{t('sandbox.banner')}</Banner> : null;
}
