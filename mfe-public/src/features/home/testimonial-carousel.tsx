import { Container, Section, SectionHeading } from '@kaaj/ui';
import { Carousel } from '@kaaj/ui/carousel';
import { type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../../messages';
import { useAutoplayInterval } from '../../shared/use-autoplay-interval';
import { Portrait } from './portrait';
import styles from './people.module.css';

interface PeopleSlidesProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** What the slides are called together. */
  readonly label: string;
  /** Visible slides on a phone, a tablet and wider screens. */
  readonly perView: ComponentProps<typeof Carousel>['perView'];
  readonly children: ReactNode;
}

/** A section of testimonials, one on each slide. */
export function TestimonialCarousel({ id, title, lead, label, perView, children }: PeopleSlidesProps) {
  const t = useMessages();
  return (
    <Section aria-labelledby={id}>
      <Container className={styles.people}>
        <SectionHeading id={id} title={title} lead={lead} />
        <Carousel
          label={label}
          slideLabel={(number, total) => t('hero.slide', { number, total })}
          perView={perView}
          interval={useAutoplayInterval()}
        >
          {children}
        </Carousel>
      </Container>
    </Section>
  );
}

interface WhoProps {
  readonly image: ComponentProps<typeof Portrait>['of'];
  readonly name: string;
  readonly what: string;
}

/** The author of the testimonial. */
export function Who({ image, name, what }: WhoProps) {
  return (
    <div className={styles.who}>
      <Portrait of={image} size={56} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.what}>{what}</p>
      </div>
    </div>
  );
}
