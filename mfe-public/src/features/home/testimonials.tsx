import { Card, Container, QuoteIcon, Section, SectionHeading } from '@kaaj/ui';
import { Carousel } from '@kaaj/ui/carousel';
import { useMessages } from '../../messages';
import { useSlidePace } from '../../shared/use-slide-pace';
import { Portrait } from './portrait';
import styles from './people.module.css';

const testimonials = [
  { id: 1, image: 'farhana' },
  { id: 2, image: 'sajib' },
  { id: 3, image: 'imran' },
  { id: 4, image: 'ayesha' },
] as const;

export function Testimonials() {
  const t = useMessages();
  return (
    <Section aria-labelledby="testimonials">
      <Container className={styles.people}>
        <SectionHeading id="testimonials" title={t('testimonials.title')} lead={t('testimonials.lead')} />
        <Carousel
          label={t('testimonials.slides')}
          slideLabel={(number, total) => t('hero.slide', { number, total })}
          perView={[1, 1, 2]}
          interval={useSlidePace()}
        >
          {testimonials.map(({ id, image }) => (
            <Card key={id} as="article" tone="quiet" padding="large" className={styles.story}>
              <blockquote className={styles.quote}>
                <QuoteIcon size={28} className={styles.mark} />
                <p>{t(`testimonials.${id}.feedback`)}</p>
              </blockquote>
              <div className={styles.who}>
                <Portrait of={image} size={56} />
                <div>
                  <h3 className={styles.name}>{t(`testimonials.${id}.name`)}</h3>
                  <p className={styles.what}>{t(`testimonials.${id}.role`)}</p>
                </div>
              </div>
            </Card>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
