import { MINIMUM_WITHDRAWAL_COINS, STARTING_COINS } from '@kaaj/contract';
import { Container, Section, SectionHeading, useFormat } from '@kaaj/ui';
import { StepDrawing } from '@kaaj/ui/drawings';
import { useSettings } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './how-it-works.module.css';
import { ScrollSnapRow } from './scroll-snap-row';

const sides = [
  { side: 'workers', drawings: ['find', 'do', 'earn'] },
  { side: 'buyers', drawings: ['pay', 'post', 'review'] },
] as const;
const steps = [1, 2, 3] as const;

export function HowItWorks() {
  const t = useMessages();
  const format = useFormat();
  const minimum = useSettings()?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS;
  const figures = {
    minimum,
    coins: STARTING_COINS.Buyer,
  };
  return (
    <Section tone="sunken" aria-labelledby="how">
      <Container className={styles.sides}>
        <SectionHeading id="how" title={t('how.title')} lead={t('how.lead')} />
        {sides.map(({ side, drawings }) => (
          <section key={side} aria-labelledby={`how-${side}`} className={styles.side}>
            <h3 id={`how-${side}`} className={styles.name}>
              {t(`how.${side}`)}
            </h3>
            <ScrollSnapRow as="ol" labelledBy={`how-${side}`} className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step} data-snap className={styles.step}>
                  <StepDrawing name={drawings[index] ?? drawings[0]} />
                  <div className={styles.words}>
                    <h4>
                      <span className={styles.number}>{format.number(step)}</span> {t(`how.${side}.${step}.title`)}
                    </h4>
                    <p>{t(`how.${side}.${step}.text`, figures)}</p>
                  </div>
                </li>
              ))}
            </ScrollSnapRow>
          </section>
        ))}
      </Container>
    </Section>
  );
}
