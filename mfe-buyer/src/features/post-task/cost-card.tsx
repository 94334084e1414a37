import { Card, CoinAmount, Link, Row, Stack } from '@kaaj/ui';
import { useSettings } from '@kaaj/page-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';
import { feeOf } from '../../shared/task-draft';
import styles from './post-task.module.css';

interface CostCardProps {
  workers: number;
  /** Coins for each worker. */
  each: number;
  available: number;
  /** To decide on work; undefined for as many as are usual here. */
  days: number | undefined;
  children: ReactNode;
}

/** What the task costs while it is being written, and what is left afterwards. */
export function CostCard({ workers, each, available, days, children }: CostCardProps) {
  const t = useMessages();
  const settings = useSettings();
  const usual = settings?.limits.reviewDays ?? 0;
  const feePercent = settings?.feePercent ?? 0;
  const first = settings?.firstTasksReviewed ?? 0;
  const fee = feeOf(workers * each, feePercent);
  const reviewDays = days ?? usual;
  const left = available - workers * each - fee;
  return (
    <Card as="section" tone="accent" aria-label={t('task.total')}>
      <Stack gap={4}>
        <div aria-live="polite">
          <p className="k-kicker">{t('task.total')}</p>
          <CoinAmount coins={workers * each} size="huge" />
          <p>{t('task.totalOf', { workers, coins: each })}</p>
          {feePercent > 0 && <p>{t('task.fee', { coins: fee, percent: feePercent })}</p>}
          <Row gap={2}>
            {left >= 0 ? (
              <>
                <span>{t('task.after')}</span>
                <CoinAmount coins={left} />
              </>
            ) : (
              <strong className={styles.short}>{t('task.short', { coins: -left })}</strong>
            )}
          </Row>
        </div>
        {reviewDays > 0 && <p className="k-field__hint">{t('task.review', { count: reviewDays })}</p>}
        {first > 0 && <p className="k-field__hint">{t('task.firstReviewed', { count: first })}</p>}
        <Link href="/fair">{t('task.fair')}</Link>
        {children}
      </Stack>
    </Card>
  );
}
