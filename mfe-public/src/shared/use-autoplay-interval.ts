import { useSettings } from '@kaaj/page-kit';

const USUAL_S = 3;

/** Milliseconds between two slides: three seconds unless the owner set another time. */
export function useAutoplayInterval(): number {
  return (useSettings()?.carouselSeconds ?? USUAL_S) * 1000;
}
