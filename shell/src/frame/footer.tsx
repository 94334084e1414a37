import { Container, Link, Logo, useFormat } from '@kaaj/ui';
import { GithubIcon, LinkedinIcon, MessengerIcon } from '@kaaj/ui/icons';
import { useSettings } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../messages';
import styles from './footer.module.css';

const SITE_PAGES = ['help', 'terms', 'privacy', 'fees', 'contact'] as const;

export function Footer() {
  const t = useMessages();
  const format = useFormat();
  const [thisYear] = useState(() => new Date().getFullYear());
  const year = format.number(thisYear, { useGrouping: false });
  const links = useSettings()?.links;
  const outside: Partial<Record<(typeof SITE_PAGES)[number], string | undefined>> = {
    terms: links?.terms,
    privacy: links?.privacy,
    contact: links?.contact,
  };
  const social = [
    { address: links?.codeHost, label: t('footer.codeHost'), Icon: GithubIcon },
    { address: links?.messenger, label: t('footer.messenger'), Icon: MessengerIcon },
    { address: links?.network, label: t('footer.network'), Icon: LinkedinIcon },
  ].filter(({ address }) => address !== undefined);
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <Logo name={t('brand')} />
        <p className={styles.rights}>{t('footer.rights', { year })}</p>
        <Link href="/fair">{t('footer.fair')}</Link>
        <Link href="/proof">{t('footer.books')}</Link>
        {SITE_PAGES.map((name) => {
          const elsewhere = outside[name];
          return elsewhere === undefined ? (
            <Link key={name} href={`/${name}`}>
              {t(`footer.${name}`)}
            </Link>
          ) : (
            <a key={name} href={elsewhere} target="_blank" rel="noreferrer">
              {t(`footer.${name}`)}
            </a>
          );
        })}
        {social.length > 0 && (
          <nav aria-label={t('footer.social')} className={styles.social}>
            {social.map(({ address, label, Icon }) => (
              <a key={label} href={address} target="_blank" rel="noreferrer" aria-label={label} className={styles.link}>
                <Icon size={22} />
              </a>
            ))}
          </nav>
        )}
      </Container>
    </footer>
  );
}
