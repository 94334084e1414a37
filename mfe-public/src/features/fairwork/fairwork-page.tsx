import { useGetFairworkQuery } from '@kaaj/api-client';
import { type Fairwork } from '@kaaj/contract';
import { Card, Container, Link, PageHeading, SectionHeading, useCoinValue, useDuration, useFormat } from '@kaaj/ui';
import { useSettings } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './fairwork.module.css';

/** The points by the principle that they belong to, with the pages that have their rules. */
const PRINCIPLES = [
  {
    key: 'pay',
    points: [
      { key: 'onTime', links: ['fair', 'fees', 'proof'] },
      { key: 'wage', links: ['alltasks'] },
    ],
  },
  {
    key: 'conditions',
    points: [
      { key: 'overwork', links: ['fair'] },
      { key: 'safety', links: ['privacy'] },
    ],
  },
  {
    key: 'contracts',
    points: [
      { key: 'terms', links: ['terms', 'privacy'] },
      { key: 'unfair', links: ['terms', 'fair'] },
    ],
  },
  {
    key: 'management',
    points: [
      { key: 'process', links: ['fair', 'contact'] },
      { key: 'equity', links: ['fair'] },
    ],
  },
  {
    key: 'representation',
    points: [
      { key: 'voice', links: ['proof', 'terms'] },
      { key: 'governance', links: ['contact'] },
    ],
  },
] as const;

type Point = (typeof PRINCIPLES)[number]['points'][number]['key'];

/** The ten points of Fairwork: what the platform does for each, live numbers, and where the owner has to act. */
export default function FairworkPage() {
  const t = useMessages();
  const { number } = useFormat();
  const numbers = useNumbers();
  return (
    <Container className={styles.page}>
      <PageHeading title={t('fairwork.title')} lead={t('fairwork.lead')} />
      {PRINCIPLES.map(({ key: principle, points }, index) => (
        <section key={principle} aria-labelledby={`fairwork-${principle}`} className={styles.principle}>
          <SectionHeading id={`fairwork-${principle}`} title={t(`fairwork.${principle}.title`)} />
          <div className={styles.points}>
            {points.map(({ key, links }, place) => (
              <Card key={key} as="section" aria-labelledby={`fairwork-${key}`}>
                <h3 id={`fairwork-${key}`} className={styles.name}>
                  {number(index + 1)}.{number(place + 1)} {t(`fairwork.${key}.title`)}
                </h3>
                <p>{t(`fairwork.${key}.text`)}</p>
                {numbers[key].length > 0 && (
                  <ul className={styles.numbers} aria-label={t('fairwork.numbers')}>
                    {numbers[key].map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
                <p className={styles.owner}>
                  <strong>{t('fairwork.owner')}</strong> {t(`fairwork.${key}.owner`)}
                </p>
                <p className={styles.links}>
                  {links.map((page) => (
                    <Link key={page} href={`/${page}`}>
                      {t(`fairwork.link.${page}`)}
                    </Link>
                  ))}
                </p>
              </Card>
            ))}
          </div>
        </section>
      ))}
    </Container>
  );
}

const NONE: readonly string[] = [];

/** Figures by point; none without data. */
function useNumbers(): Readonly<Record<Point, readonly string[]>> {
  const t = useMessages();
  const { percent, coins } = useFormat();
  const duration = useDuration();
  const worth = useCoinValue();
  const settings = useSettings();
  const found = useGetFairworkQuery().data?.data;
  const rules = settings && {
    onTime: [
      t('fairwork.onTime.promise', {
        decision: settings.decisionHours,
        payout: settings.fair.payoutHours,
        minimum: coins(settings.minimumWithdrawalCoins),
      }),
    ],
    overwork: [t('fairwork.overwork.claims', { claims: settings.fair.claimsAtOnce })],
    safety: [
      settings.firstTasksReviewed > 0
        ? t('fairwork.safety.first', { count: settings.firstTasksReviewed })
        : t('fairwork.safety.none'),
    ],
  };
  const time = (all: number) => {
    const hours = Math.floor(all);
    const minutes = Math.round((all - hours) * 60);
    return [hours > 0 && duration(hours * 60), (minutes > 0 || hours === 0) && duration(minutes)]
      .filter(Boolean)
      .join(' ');
  };
  const live = found && liveLines(found, { t, percent, worth, time });
  const of = (point: Point): readonly string[] => [...((rules as Lines)?.[point] ?? NONE), ...(live?.[point] ?? NONE)];
  return Object.fromEntries(PRINCIPLES.flatMap(({ points }) => points.map(({ key }) => [key, of(key)]))) as Record<
    Point,
    readonly string[]
  >;
}

type Lines = Partial<Record<Point, readonly string[]>> | undefined;

interface Words {
  readonly t: ReturnType<typeof useMessages>;
  readonly percent: (share: number) => string;
  readonly worth: (cents: number) => string;
  /** Of hours. */
  readonly time: (hours: number) => string;
}

function liveLines(found: Fairwork, { t, percent, worth, time }: Words): Lines {
  const { work, times, disputes, reports, suspensions, paidOutDollars, decisionHours } = found;
  const decided = work ? work.accepted + work.rejected : 0;
  return {
    onTime: [
      ...(paidOutDollars === null
        ? []
        : [t('fairwork.onTime.paid', { money: worth(Math.round(paidOutDollars * 100)) })]),
      t('fairwork.onTime.overdue', { decisions: found.overdueDecisions, payouts: found.overduePayouts }),
      ...(work && decided > 0
        ? [t('fairwork.onTime.accepted', { share: percent(work.accepted / decided), all: decided })]
        : []),
    ],
    wage: times ? [t('fairwork.wage.times', { ...times })] : [],
    overwork: decisionHours === null ? [] : [t('fairwork.overwork.decided', { time: time(decisionHours) })],
    safety: reports ? [t('fairwork.safety.reports', { ...reports })] : [],
    process: [
      ...(disputes ? [t('fairwork.process.disputes', { ...disputes })] : []),
      ...(suspensions ? [t('fairwork.process.suspensions', { ...suspensions })] : []),
    ],
  };
}
