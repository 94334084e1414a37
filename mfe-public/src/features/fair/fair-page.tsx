import { Card, Container, Link, PageHeading, SectionHeading, useFormat } from '@kaaj/ui';
import { useSettings } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './fair.module.css';

/** The rules of fairness in plain words, with the owner's settings once they have loaded. */
export default function FairPage() {
  const t = useMessages();
  const promises = usePromises();
  return (
    <Container className={styles.page}>
      <PageHeading title={t('fair.title')} lead={t('fair.lead')} />
      <div className={styles.promises}>
        {promises.map(({ key, text }) => (
          <Card key={key} as="section" aria-labelledby={`fair-${key}`}>
            <SectionHeading id={`fair-${key}`} size="small" title={t(`fair.${key}.title`)} />
            <p>{text}</p>
            {key === 'books' && (
              <p>
                <Link href="/proof">{t('fair.books.link')}</Link>
              </p>
            )}
          </Card>
        ))}
      </div>
      <p>
        <Link href="/fairwork">{t('fairwork.title')}</Link>
      </p>
    </Container>
  );
}

function usePromises() {
  const t = useMessages();
  const { number, coins, percent } = useFormat();
  const settings = useSettings();
  const fair = settings?.fair;
  const days = settings?.limits.reviewDays ?? 0;
  const watched = fair?.rejectionsWatched ?? 0;
  const goodwill = fair?.goodwillCoins ?? 0;
  return [
    { key: 'before', text: t('fair.before.text') },
    { key: 'place', text: t('fair.place.text', { claims: number(fair?.claimsAtOnce ?? 3) }) },
    {
      key: 'decide',
      text: days > 0 ? t('fair.decide.text', { days: number(days) }) : t('fair.decide.never'),
    },
    { key: 'changes', text: t('fair.changes.text', { hours: number(fair?.changesHours ?? 48) }) },
    {
      key: 'reject',
      text:
        watched > 0
          ? t('fair.reject.text', { watched: number(watched), percent: percent((fair?.rejectionsPercent ?? 0) / 100) })
          : t('fair.reject.simple'),
    },
    { key: 'dispute', text: t('fair.dispute.text') },
    { key: 'house', text: goodwill > 0 ? t('fair.house.text', { coins: coins(goodwill) }) : t('fair.house.none') },
    { key: 'leave', text: t('fair.leave.text') },
    { key: 'records', text: t('fair.records.text') },
    { key: 'books', text: t('fair.books.text') },
  ] as const;
}
