import { useGetSettingsQuery } from '@kaaj/api-client';

/** What this installation offers on the way in; until it is known, everything but demonstration accounts. */
export function useSignInOptions() {
  const { data } = useGetSettingsQuery();
  return { google: data?.data.google ?? true, demonstration: data?.data.demonstration ?? [] };
}
