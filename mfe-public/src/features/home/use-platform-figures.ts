import { useGetSettingsQuery } from '@kaaj/api-client';
import { HOME_STATS } from '@kaaj/contract';

type Figures = { readonly [Name in keyof typeof HOME_STATS]: number };

/** The content's own figures, "at least" so many, or where the owner switched that on the real ones of this moment. */
export function usePlatformFigures(): Figures & { readonly atLeast: boolean } {
  const { data } = useGetSettingsQuery();
  const live = data?.data.liveStats;
  return live ? { ...live, atLeast: false } : { ...HOME_STATS, atLeast: true };
}
