import { Container, GithubIcon, LinkedinIcon, Logo, MessengerIcon, useFormat } from '@kaaj/ui';
import { useMessages } from '../messages';
import styles from './footer.module.css';
import { OUTSIDE_LINKS } from './outside-links';

export function Footer() {
  const t = useMessages();
  const format = useFormat();
  const year = format.number(new Date().getFullYear(), { useGrouping: false });
  const social = [
    { address: OUTSIDE_LINKS.codeHost, label: t('footer.codeHost'), Icon: GithubIcon },
    { address: OUTSIDE_LINKS.messenger, label: t('footer.messenger'), Icon: MessengerIcon },
    { address: OUTSIDE_LINKS.network, label: t('footer.network'), Icon: LinkedinIcon },
  ];
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <Logo name={t('brand')} />
        <p className={styles.rights}>{t('footer.rights', { year })}</p>
        <nav aria-label={t('footer.social')} className={styles.social}>
          {social.map(({ address, label, Icon }) => (
            <a key={label} href={address} target="_blank" rel="noreferrer" aria-label={label} className={styles.link}>
              <Icon size={22} />
            </a>
          ))}
        </nav>
      </Container>
    </footer>
  );
}
