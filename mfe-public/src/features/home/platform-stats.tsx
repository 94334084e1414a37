import {
  Container,
  IconButton,
  Link,
  Section,
  SectionHeading,
  useFormat,
  useUiSettings,
  VisuallyHidden,
} from '@kaaj/ui';
import { CheckCircleIcon, PauseIcon, PlayIcon, TasksIcon, UsersIcon, WalletIcon } from '@kaaj/ui/icons';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages';
import styles from './platform-stats.module.css';
import { useCountUp } from './use-count-up';
import { usePlatformFigures } from './use-platform-figures';

const COUNT_UP_MS = 3000;

interface Stat {
  readonly kind: 'users' | 'tasks' | 'earnings' | 'jobs';
  readonly icon: ReactNode;
  readonly figure: number;
  /** Prefix of the figure. */
  readonly unit: string;
}

export function PlatformStats() {
  const t = useMessages();
  const format = useFormat();
  const { texts } = useUiSettings();
  const figures = usePlatformFigures();
  const place = useRef<HTMLDListElement>(null);
  const { share, counting, paused, setPaused } = useCountUp(place, COUNT_UP_MS);
  const shown = (figure: number) =>
    format.number(Math.round(figure * share), { maximumFractionDigits: 0, useGrouping: false });
  const more = figures.atLeast ? '+' : '';
  const stats: readonly Stat[] = [
    { kind: 'users', icon: <UsersIcon />, figure: figures.totalUsers, unit: '' },
    { kind: 'tasks', icon: <CheckCircleIcon />, figure: figures.tasksCompleted, unit: '' },
    { kind: 'earnings', icon: <WalletIcon />, figure: figures.earningsPaidDollars, unit: '$' },
    { kind: 'jobs', icon: <TasksIcon />, figure: figures.activeJobs, unit: '' },
  ];
  return (
    <Section tone="sunken" aria-labelledby="stats">
      <Container className={styles.stats}>
        <SectionHeading
          id="stats"
          title={t('stats.title')}
          actions={
            <span className={styles.pause} data-shown={counting}>
              <IconButton
                label={paused ? texts.play : texts.pause}
                icon={paused ? <PlayIcon /> : <PauseIcon />}
                disabled={!counting}
                onClick={() => setPaused(!paused)}
              />
            </span>
          }
        />
        <dl ref={place} className={styles.figures}>
          {stats.map(({ kind, icon, figure, unit }) => (
            <div key={kind} className={styles.figure}>
              <dt className={styles.name}>
                {icon} {t(`stats.${kind}`)}
              </dt>
              <dd className={styles.value}>
                <span aria-hidden="true">{`${unit}${shown(figure)}${more}`}</span>
                {/* Screen readers get the final number only. */}
                <VisuallyHidden>
                  {figures.atLeast ? t(`stats.${kind}.atLeast`) : `${unit}${format.number(figure)}`}
                </VisuallyHidden>
              </dd>
            </div>
          ))}
        </dl>
        {!figures.atLeast && (
          <p className={styles.books}>
            {t('stats.counted')} <Link href="/proof">{t('stats.books')}</Link>
          </p>
        )}
      </Container>
    </Section>
  );
}
