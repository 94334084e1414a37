import { STARTING_COINS } from '@kaaj/contract';
import { Card, Container, Section, SectionHeading } from '@kaaj/ui';
import { CheckCircleIcon } from '@kaaj/ui/icons';
import { useMessages } from '../../messages';
import styles from './benefits.module.css';
import { ScrollSnapRow } from './scroll-snap-row';

const sides = ['workers', 'buyers'] as const;
const benefits = [1, 2, 3, 4] as const;

export function Benefits() {
  const t = useMessages();
  const figures = { coins: STARTING_COINS.Worker };
  return (
    <Section tone="sunken" aria-labelledby="benefits">
      <Container className={styles.benefits}>
        <SectionHeading id="benefits" title={t('benefits.title')} lead={t('benefits.lead')} />
        <ScrollSnapRow as="div" labelledBy="benefits" className={styles.sides}>
          {sides.map((side) => (
            <Card
              key={side}
              as="section"
              padding="large"
              aria-labelledby={`benefits-${side}`}
              data-snap
              className={styles.side}
            >
              <h3 id={`benefits-${side}`}>{t(`benefits.${side}`)}</h3>
              <ul className={styles.list}>
                {benefits.map((benefit) => (
                  <li key={benefit} className={styles.benefit}>
                    <CheckCircleIcon size={22} className={styles.tick} />
                    <span>{t(`benefits.${side}.${benefit}`, figures)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </ScrollSnapRow>
      </Container>
    </Section>
  );
}
