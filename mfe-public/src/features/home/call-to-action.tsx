import { STARTING_COINS } from '@kaaj/contract';
import { ButtonLink, Container, Section } from '@kaaj/ui';
import { ArrowRightIcon } from '@kaaj/ui/icons';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const t = useMessages();
  const { person, role } = useSession();
  const figures = { worker: STARTING_COINS.Worker, buyer: STARTING_COINS.Buyer };
  return (
    <Section tone="accent" aria-labelledby="start">
      <Container className={styles.call}>
        <div className={styles.words}>
          <h2 id="start">{t('cta.title')}</h2>
          <p data-guests={person ? undefined : ''}>
            {person ? t(role === 'Buyer' ? 'cta.buyer' : 'cta.worker') : t('cta.text', figures)}
          </p>
        </div>
        <ButtonLink
          href={person ? '/dashboard' : '/signup'}
          variant="secondary"
          size="large"
          iconEnd={<ArrowRightIcon />}
        >
          {t('cta.button')}
        </ButtonLink>
      </Container>
    </Section>
  );
}
