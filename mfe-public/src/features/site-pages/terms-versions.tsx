import { useAgreeToTermsMutation, useGetTermsQuery } from '@kaaj/api-client';
import { type TermsVersion } from '@kaaj/contract';
import { Button, Card, Stack, useFormat } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './site-page.module.css';

/** The current and the announced version of the terms, with the reader's consent to each. */
export function TermsVersions() {
  const { data } = useGetTermsQuery();
  if (!data) return null;
  const { current, next } = data.data;
  return (
    <>
      {next && <Version terms={next} isNext />}
      {current && <Version terms={current} isNext={false} />}
    </>
  );
}

function Version({ terms, isNext }: { readonly terms: TermsVersion; readonly isNext: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { person } = useSession();
  const { send, button } = useSend();
  const [agreeToTerms] = useAgreeToTermsMutation();
  const { version, from, summary, agreedAt } = terms;
  const id = `terms-${isNext ? 'next' : 'current'}`;
  const agree = () =>
    void send(() => agreeToTerms({ agreeBody: { version } }).unwrap(), {
      success: t('terms.agreedNow', { version }),
    });
  return (
    <Card as="section" tone={agreedAt === null && person ? 'accent' : undefined} aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={styles.version}>
          {t(isNext ? 'terms.next' : 'terms.current', { version, date: format.date(from) })}
        </h2>
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
        {person && agreedAt !== null && <p>{t('terms.agreed', { date: format.dateTime(agreedAt) })}</p>}
        {person && agreedAt === null && (
          <>
            <p>{t(isNext ? 'terms.nextText' : 'terms.currentText')}</p>
            <span>
              <Button {...button} onClick={agree}>
                {t('terms.agree', { version })}
              </Button>
            </span>
          </>
        )}
      </Stack>
    </Card>
  );
}
