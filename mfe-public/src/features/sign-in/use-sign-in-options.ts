import { useGetSettingsQuery } from '@kaaj/api-client';

/** The sign-in methods of this installation; while loading, password and Google. */
export function useSignInOptions() {
  const { data } = useGetSettingsQuery();
  return {
    google: data?.data.google ?? true,
    oidc: data?.data.oidc ?? null,
    demonstration: data?.data.demonstration ?? [],
  };
}
