import { useGetSettingsQuery } from '@kaaj/api-client';

const FRESH_S = 300;

/** The calendar day in the owner's time zone, by which the server validates dates; undefined while loading. */
export function useToday(): string | undefined {
  const { data } = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: FRESH_S });
  return data?.data.today;
}
