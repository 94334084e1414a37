import { useGetSettingsQuery } from '@kaaj/api-client';

const FRESH_S = 300;

/** The calendar day where the owner is, by which the server judges dates; undefined until it has told. */
export function useToday(): string | undefined {
  const { data } = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: FRESH_S });
  return data?.data.today;
}
