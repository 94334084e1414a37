import {
  Accordion,
  Avatar,
  ButtonLink,
  Card,
  CoinAmount,
  Container,
  Grid,
  Money,
  Row,
  Section,
  SectionHeading,
  Stack,
} from '../../src';
import { HeroDrawing, StepDrawing, type HeroDrawingName, type StepDrawingName } from '../../src/drawings';
import { Carousel } from '../../src/carousel';
import { useWords } from '../use-words';
import { Bar } from './bar';

export default function HomePage() {
  const t = useWords();
  const steps: StepDrawingName[] = ['find', 'do', 'earn', 'post', 'review', 'pay'];
  const slides: HeroDrawingName[] = ['slide1', 'slide2', 'slide3'];
  return (
    <>
      <Bar />
      <main>
        <Section>
          <Container>
            <Carousel label={t.heading} slideLabel={(n, all) => `${n} / ${all}`}>
              {slides.map((name, index) => (
                <div key={name}>
                  <Grid min={300} max={2} gap={7} align="center">
                    <Stack gap={5} align="start">
                      <h1 style={{ fontSize: 'var(--k-type-hero)' }}>{t.slides[index]}</h1>
                      <p className="k-lead">{t.slideText}</p>
                      <Row>
                        <ButtonLink href="#" size="large">
                          {t.add}
                        </ButtonLink>
                        <ButtonLink href="#" size="large" variant="ghost">
                          {t.view}
                        </ButtonLink>
                      </Row>
                    </Stack>
                    <HeroDrawing name={name} />
                  </Grid>
                </div>
              ))}
            </Carousel>
          </Container>
        </Section>
        <Section tone="sunken">
          <Container>
            <Stack gap={7} align="center">
              <SectionHeading title={t.kicker} lead={t.lead} />
              <Grid min={220} max={3}>
                {steps.map((name, index) => (
                  <Card key={name} tone="flat">
                    <Stack gap={3} align="start">
                      <StepDrawing name={name} />
                      <h3>{t.steps[index]}</h3>
                      <p className="k-muted">{t.slideText}</p>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Section>
        <Section>
          <Container>
            <Stack gap={6}>
              <SectionHeading title={t.buy} />
              <Grid min={220} max={4}>
                {[10, 150, 500, 1000].map((coins, index) => (
                  <Card key={coins} tone={index === 2 ? 'accent' : 'raised'}>
                    <Stack gap={4} align="start">
                      <CoinAmount coins={coins} size="huge" />
                      <Money cents={[100, 1000, 2000, 3500][index] ?? 0} />
                      <ButtonLink href="#" block variant={index === 2 ? 'primary' : 'secondary'}>
                        {t.buy}
                      </ButtonLink>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Section>
        <Section tone="accent">
          <Container>
            <Carousel label={t.kicker} slideLabel={(n, all) => `${n} / ${all}`} perView={[1, 2, 3]}>
              {Array.from({ length: 5 }, (_, index) => (
                <Card key={index}>
                  <Stack gap={3}>
                    <Row>
                      <Avatar name={`${t.buyerName} ${index}`} size={48} />
                      <strong>{t.buyerName}</strong>
                    </Row>
                    <p>{t.answer}</p>
                  </Stack>
                </Card>
              ))}
            </Carousel>
          </Container>
        </Section>
        <Section>
          <Container width="medium">
            <Stack gap={6}>
              <SectionHeading title={t.question} />
              <Accordion
                name="faq"
                openId="one"
                items={['one', 'two', 'three'].map((id) => ({ id, title: t.question, content: t.answer }))}
              />
            </Stack>
          </Container>
        </Section>
      </main>
    </>
  );
}
