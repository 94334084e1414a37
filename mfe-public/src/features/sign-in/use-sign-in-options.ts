import { useGetSettingsQuery } from '@kaaj/api-client';

/** What this installation offers on the way in; until it is known, password and Google. */
export function useSignInOptions() {
  const { data } = useGetSettingsQuery();
  return {
    google: data?.data.google ?? true,
    oidc: data?.data.oidc ?? null,
    demonstration: data?.data.demonstration ?? [],
  };
}
