import { type ClaimGroup } from '@kaaj/page-kit';
import { ButtonLink, CoinAmount, Row, SectionCard, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { TimeLeft } from '../../shared/time-left';
import styles from './active-claims.module.css';

/** The worker's active claims, the next to expire first, those of a batch together; renders nothing without any. */
export function ActiveClaims({ claims }: { readonly claims: readonly ClaimGroup[] }) {
  const t = useMessages();
  if (claims.length === 0) return null;
  return (
    <SectionCard tone="accent" gap={3} title={t('claim.places')}>
      {claims.map(({ href, title, count, payableAmount, until }) => (
        <div key={href} className={styles.claim}>
          <Stack gap={1}>
            <strong dir="auto">{title}</strong>
            <Row gap={3}>
              <TimeLeft until={until} over={t('claim.over')} text={(time) => t('claim.left', { time })} />
              {count > 1 && <span>{t('claim.items', { count, amount: count })}</span>}
              <CoinAmount coins={payableAmount} />
            </Row>
          </Stack>
          <ButtonLink size="small" variant="secondary" href={href} aria-label={t('claim.continueNamed', { title })}>
            {t('claim.continue')}
          </ButtonLink>
        </div>
      ))}
    </SectionCard>
  );
}
