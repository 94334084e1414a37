import { MINIMUM_WITHDRAWAL_COINS, type Role } from '@kaaj/contract';
import { ButtonLink, Container, useCoinValue, Row, useLazyModule } from '@kaaj/ui';
import { HeroDrawing } from '@kaaj/ui/drawings';
import { ArrowRightIcon } from '@kaaj/ui/icons';
import { Carousel } from '@kaaj/ui/carousel';
import { usePrices, useSettings } from '@kaaj/page-kit';
import { continueTo, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useAutoplayInterval } from '../../shared/use-autoplay-interval';
import styles from './hero.module.css';
import { LiveTasks } from './live-tasks';

const slides = ['slide1', 'slide2', 'slide3'] as const;

/** For visitors: the two sides of the market. What is behind a door is where its sign-up leads on to. */
const GUEST_LINKS = [
  { words: 'hero.earn', link: { href: '/signup', ...continueTo('/dashboard/tasklist') } },
  { words: 'hero.getDone', link: { href: '/signup', ...continueTo('/dashboard/addTask') } },
] as const;
const ALL_TASKS = { words: 'hero.browse', link: { href: '/alltasks' } } as const;
const DASHBOARD = { words: 'hero.dashboard', link: { href: '/dashboard' } } as const;
/** The next page of a signed-in user. */
const ROLE_LINKS = {
  Worker: [{ words: 'hero.browse', link: { href: '/dashboard/tasklist' } }, DASHBOARD],
  Buyer: [ALL_TASKS, { words: 'hero.post', link: { href: '/dashboard/addTask' } }],
  Admin: [ALL_TASKS, DASHBOARD],
} as const satisfies Record<Role, object>;

/** Three slogans, each with its picture. */
export function Hero() {
  const t = useMessages();
  const worth = useCoinValue();
  const { person, role } = useSession();
  const [first, second] = person ? ROLE_LINKS[role ?? 'Admin'] : GUEST_LINKS;
  const guests = person ? undefined : '';
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
                  <Row as="p">
                    <ButtonLink {...first.link} size="large" iconEnd={<ArrowRightIcon />} data-guests={guests}>
                      {t(first.words)}
                    </ButtonLink>
                    <ButtonLink {...second.link} size="large" variant="secondary" data-guests={guests}>
                      {t(second.words)}
                    </ButtonLink>
                  </Row>
                </div>
                <div className={styles.picture}>
                  <HeroDrawing name={slide} />
                </div>
              </div>
            );
          })}
        </Carousel>
        <LiveTasks />
        {/* Below what is there at once, which it would move when it loads. */}
        {person && <LazyWaiting />}
      </Container>
    </div>
  );
}

/** Fetched for those alone who are signed in. */
function LazyWaiting() {
  const { loaded } = useLazyModule('waiting', () => import('./waiting'));
  if (loaded.state !== 'ready') return null;
  const Waiting = loaded.value.default;
  return <Waiting />;
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
