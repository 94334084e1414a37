import { useGetSettingsQuery } from '@kaaj/api-client';
import { HOME_STATS } from '@kaaj/contract';

type Figures = { readonly [Name in keyof typeof HOME_STATS]: number };

/** The figures of the sample content ("at least"), or the current real ones when the owner enabled them. */
export function usePlatformFigures(): Figures & { readonly atLeast: boolean } {
  const { data } = useGetSettingsQuery();
  const live = data?.data.liveStats;
  return live ? { ...live, atLeast: false } : { ...HOME_STATS, atLeast: true };
}
