import { MINIMUM_WITHDRAWAL_COINS, STARTING_COINS } from '@kaaj/contract';
import { Accordion, ButtonLink, Container, PageHeading, Stack, useCoinValue } from '@kaaj/ui';
import { HeroDrawing } from '@kaaj/ui/drawings';
import { usePrices, useSettings } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './about.module.css';

const questions = [1, 2, 3, 4, 5] as const;

export default function AboutPage() {
  const t = useMessages();
  const worth = useCoinValue();
  const { centsOf, coinsPerDollar } = usePrices();
  const minimum = useSettings()?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS;
  const figures = {
    minimum,
    dollars: worth(centsOf(minimum)),
    rate: coinsPerDollar,
    worker: STARTING_COINS.Worker,
    buyer: STARTING_COINS.Buyer,
  };
  const items = questions.map((number) => ({
    id: `question-${number}`,
    title: t(`about.${number}.question`),
    content: <p>{t(`about.${number}.answer`, figures)}</p>,
  }));
  return (
    <Container className={styles.page}>
      <div className={styles.words}>
        <PageHeading title={t('about.title')} lead={t('about.lead')} />
        <div className={styles.drawing}>
          <HeroDrawing name="slide2" />
        </div>
      </div>
      <Stack as="section" gap={5} aria-labelledby="questions">
        <h2 id="questions">{t('about.heading')}</h2>
        <Accordion items={items} name="about" openId="question-1" />
        <div className={styles.more}>
          <p>{t('about.more')}</p>
          <ButtonLink href="/alltasks" variant="secondary">
            {t('hero.browse')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
