import { MINIMUM_WITHDRAWAL_COINS, type Role } from '@kaaj/contract';
import { ButtonLink, Container, useCoinValue } from '@kaaj/ui';
import { HeroDrawing } from '@kaaj/ui/drawings';
import { ArrowRightIcon } from '@kaaj/ui/icons';
import { Carousel } from '@kaaj/ui/carousel';
import { usePrices, useSettings } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useAutoplayInterval } from '../../shared/use-autoplay-interval';
import styles from './hero.module.css';
import { LiveTasks } from './live-tasks';

const slides = ['slide1', 'slide2', 'slide3'] as const;

const JOIN = { href: '/signup', words: 'hero.join' } as const;
/** Where somebody who has joined goes on. */
const STARTS = {
  Worker: { href: '/dashboard', words: 'hero.dashboard' },
  Buyer: { href: '/dashboard/addTask', words: 'hero.post' },
  Admin: { href: '/dashboard', words: 'hero.dashboard' },
} as const satisfies Record<Role, object>;

/** Three slogans, each with its picture. */
export function Hero() {
  const t = useMessages();
  const worth = useCoinValue();
  const { person, role } = useSession();
  const start = role ? STARTS[role] : person ? STARTS.Admin : JOIN;
  const browse = role === 'Worker' ? '/dashboard/tasklist' : '/alltasks';
  const { centsOf } = usePrices();
  const minimum = useSettings()?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS;
  const figures = {
    coins: minimum,
    dollars: worth(centsOf(minimum)),
  };
  return (
    <div className={styles.hero}>
      <Container>
        <Carousel
          label={t('hero.label')}
          slideLabel={(number, total) => t('hero.slide', { number, total })}
          interval={useAutoplayInterval()}
        >
          {slides.map((slide, index) => {
            const Heading = index === 0 ? 'h1' : 'h2';
            return (
              <div key={slide} className={styles.slide}>
                <div className={styles.words}>
                  <Heading className={styles.heading}>{t(`hero.${slide}.heading`)}</Heading>
                  <p className="k-lead">
                    <Sentence amount={figures.dollars}>{t(`hero.${slide}.text`, figures)}</Sentence>
                  </p>
                  <p className={styles.ways}>
                    <ButtonLink href={browse} size="large" iconEnd={<ArrowRightIcon />}>
                      {t('hero.browse')}
                    </ButtonLink>
                    <ButtonLink
                      href={start.href}
                      size="large"
                      variant="secondary"
                      data-guests={person ? undefined : ''}
                    >
                      {t(start.words)}
                    </ButtonLink>
                  </p>
                </div>
                <div className={styles.picture}>
                  <HeroDrawing name={slide} />
                </div>
              </div>
            );
          })}
        </Carousel>
        <LiveTasks />
      </Container>
    </div>
  );
}

/** Words in which an amount of money, where there is one, stays on one line. */
function Sentence({ amount, children }: { readonly amount: string; readonly children: string }) {
  const [before, after] = children.split(amount);
  if (after === undefined) return children;
  return (
    <>
      {before}
      <span className="k-money">{amount}</span>
      {after}
    </>
  );
}
