import { Card } from '../components/card';
import { Stack } from '../components/layout';
import { Carousel } from './carousel';
import { useWords } from '../../gallery/use-words';

export default function CarouselExamples() {
  const t = useWords();
  return (
    <Stack gap={6}>
      <Carousel label={t.heading} slideLabel={(n, all) => `${n} / ${all}`}>
        {t.slides.map((slide) => (
          <Card key={slide}>{slide}</Card>
        ))}
      </Carousel>
      <Carousel label={t.kicker} slideLabel={(n, all) => `${n} / ${all}`} perView={[1, 2, 3]}>
        {t.steps.map((step) => (
          <Card key={step}>{step}</Card>
        ))}
      </Carousel>
    </Stack>
  );
}
