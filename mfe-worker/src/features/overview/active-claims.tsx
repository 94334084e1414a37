import { type Claim } from '@kaaj/contract';
import { ButtonLink, CoinAmount, Row, SectionCard, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { TimeLeft } from '../../shared/time-left';
import styles from './active-claims.module.css';

/** The worker's active claims, the next to expire first; renders nothing without any. */
export function ActiveClaims({ claims }: { readonly claims: readonly Claim[] }) {
  const t = useMessages();
  if (claims.length === 0) return null;
  return (
    <SectionCard tone="accent" gap={3} title={t('claim.places')}>
      {claims.map(({ taskId, title, payableAmount, until }) => (
        <div key={taskId} className={styles.claim}>
          <Stack gap={1}>
            <strong dir="auto">{title}</strong>
            <Row gap={3}>
              <TimeLeft until={until} over={t('claim.over')} text={(time) => t('claim.left', { time })} />
              <CoinAmount coins={payableAmount} />
            </Row>
          </Stack>
          <ButtonLink
            size="small"
            variant="secondary"
            href={`/dashboard/taskDetails/${taskId}`}
            aria-label={t('claim.continueNamed', { title })}
          >
            {t('claim.continue')}
          </ButtonLink>
        </div>
      ))}
    </SectionCard>
  );
}
