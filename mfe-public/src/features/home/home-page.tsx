import { PageTitle } from '@kaaj/ui';
import { Suspense } from 'react';
import { useMessages } from '../../messages';
import { Benefits } from './benefits';
import { BestWorkers } from './best-workers';
import { CallToAction } from './call-to-action';
import { CoinPackages } from './coin-packages';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Newsletter } from './newsletter';
import { PlatformStats } from './platform-stats';
import { SuccessStories } from './success-stories';
import { Testimonials } from './testimonials';

const sections = [
  HowItWorks,
  BestWorkers,
  Benefits,
  SuccessStories,
  PlatformStats,
  CoinPackages,
  CallToAction,
  Testimonials,
  Newsletter,
];

export default function HomePage() {
  const t = useMessages();
  return (
    <>
      <PageTitle>{t('home.title')}</PageTitle>
      <Hero />
      {sections.map((Section, index) => (
        // Each is brought to life in its own turn, so that the page answers in between.
        <Suspense key={index} fallback={null}>
          <Section />
        </Suspense>
      ))}
    </>
  );
}
