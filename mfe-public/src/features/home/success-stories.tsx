import { Card, Container, Section, SectionHeading, useFormat } from '@kaaj/ui';
import { Carousel } from '@kaaj/ui/carousel';
import { useMessages } from '../../messages';
import { useSlidePace } from '../../shared/use-slide-pace';
import { Portrait } from './portrait';
import styles from './people.module.css';

const stories = [
  { id: 1, image: 'nasrin', earnedCents: 14_250 },
  { id: 2, image: 'tanvir', earnedCents: 8_600 },
  { id: 3, image: 'shirin', earnedCents: 21_075 },
  { id: 4, image: 'rafiqul', earnedCents: 9_940 },
  { id: 5, image: 'mitu', earnedCents: 17_500 },
] as const;

export function SuccessStories() {
  const t = useMessages();
  const format = useFormat();
  return (
    <Section aria-labelledby="stories">
      <Container className={styles.people}>
        <SectionHeading id="stories" title={t('stories.title')} lead={t('stories.lead')} />
        <Carousel
          label={t('stories.slides')}
          slideLabel={(number, total) => t('hero.slide', { number, total })}
          perView={[1, 2, 3]}
          interval={useSlidePace()}
        >
          {stories.map(({ id, image, earnedCents }) => (
            <Card key={id} as="article" tone="flat" padding="large" className={styles.story}>
              <p className={styles.message}>{t(`stories.${id}.message`)}</p>
              <div className={styles.who}>
                <Portrait of={image} size={56} />
                <div>
                  <h3 className={styles.name}>{t(`stories.${id}.name`)}</h3>
                  <p className={styles.what}>{t(`stories.${id}.earnings`, { dollars: format.dollars(earnedCents) })}</p>
                </div>
              </div>
            </Card>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
