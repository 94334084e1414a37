import {
  CheckCircleIcon,
  Container,
  IconButton,
  PauseIcon,
  PlayIcon,
  Section,
  SectionHeading,
  TasksIcon,
  useFormat,
  UsersIcon,
  useUiSettings,
  WalletIcon,
} from '@kaaj/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages';
import styles from './platform-stats.module.css';
import { useCountUp } from './use-count-up';
import { usePlatformFigures } from './use-platform-figures';

const COUNT_UP_MS = 3000;

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
  const stats: readonly { name: string; icon: ReactNode; text: string }[] = [
    { name: t('stats.users'), icon: <UsersIcon />, text: `${shown(figures.totalUsers)}${more}` },
    { name: t('stats.tasks'), icon: <CheckCircleIcon />, text: `${shown(figures.tasksCompleted)}${more}` },
    { name: t('stats.earnings'), icon: <WalletIcon />, text: `$${shown(figures.earningsPaidDollars)}${more}` },
    { name: t('stats.jobs'), icon: <TasksIcon />, text: `${shown(figures.activeJobs)}${more}` },
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
          {stats.map(({ name, icon, text }) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.name}>
                {icon} {name}
              </dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
