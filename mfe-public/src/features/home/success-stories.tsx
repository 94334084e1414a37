import { Card } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { TestimonialCarousel, Who } from './testimonial-carousel';
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
  return (
    <TestimonialCarousel
      id="stories"
      title={t('stories.title')}
      lead={t('stories.lead')}
      label={t('stories.slides')}
      perView={[1, 2, 3]}
    >
      {stories.map(({ id, image, earnedCents }) => (
        <Card key={id} as="article" tone="flat" padding="large" className={styles.story}>
          <p>{t(`stories.${id}.message`)}</p>
          <Who
            image={image}
            name={t(`stories.${id}.name`)}
            what={t(`stories.${id}.earnings`, { dollars: earnedCents })}
          />
        </Card>
      ))}
    </TestimonialCarousel>
  );
}
