import { Card } from '@kaaj/ui';
import { QuoteIcon } from '@kaaj/ui/icons';
import { useMessages } from '../../messages';
import { TestimonialCarousel, Who } from './testimonial-carousel';
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
    <TestimonialCarousel
      id="testimonials"
      title={t('testimonials.title')}
      lead={t('testimonials.lead')}
      label={t('testimonials.slides')}
      perView={[1, 1, 2]}
    >
      {testimonials.map(({ id, image }) => (
        <Card key={id} as="article" tone="quiet" padding="large" className={styles.story}>
          <blockquote className={styles.quote}>
            <QuoteIcon size={28} className={styles.mark} />
            <p>{t(`testimonials.${id}.feedback`)}</p>
          </blockquote>
          <Who image={image} name={t(`testimonials.${id}.name`)} what={t(`testimonials.${id}.role`)} />
        </Card>
      ))}
    </TestimonialCarousel>
  );
}
