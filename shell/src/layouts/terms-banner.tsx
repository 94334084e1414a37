import { useGetSettingsQuery, useGetTermsQuery } from '@kaaj/api-client';
import { Banner, ButtonLink, useFormat } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../messages';

const MOST = 200;

/** The maximum length of a text in the banner; the full text is behind its link. */
const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text);

/** Announces new or changed terms to a user who has not agreed to them, with a link to them. */
export function TermsBanner() {
  const t = useMessages();
  const format = useFormat();
  const { user } = useSession();
  const { terms, nextTerms } = useGetSettingsQuery().data?.data ?? {};
  const { data } = useGetTermsQuery(undefined, { skip: !user || (!terms && !nextTerms) });
  const { current = null, next = null } = data?.data ?? {};
  const pending = current?.agreedAt === null ? current : next?.agreedAt === null ? next : undefined;
  if (!user || user.role === 'Admin' || !pending) return null;
  return (
    <Banner
      kind={pending === current ? 'warn' : 'info'}
      title={t(pending === current ? 'terms.changed' : 'terms.willChange', { date: format.date(pending.from) })}
      action={
        <ButtonLink size="small" variant="secondary" href="/terms">
          {t('terms.read')}
        </ButtonLink>
      }
    >
      {shortened(pending.summary)}
    </Banner>
  );
}
