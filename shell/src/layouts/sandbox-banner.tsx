import { useGetSettingsQuery } from '@kaaj/api-client';
import { Banner } from '@kaaj/ui';
import { useMessages } from '../messages';

/** Free coins look like paid ones: a production installation that gives them away shows this banner on every page. */
export function SandboxBanner() {
  const t = useMessages();
  const { data } = useGetSettingsQuery();
  return data?.data.sandboxInProduction ? <Banner kind="warn">{t('sandbox.banner')}</Banner> : null;
}
