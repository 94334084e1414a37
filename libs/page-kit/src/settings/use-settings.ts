import { useGetSettingsQuery } from '@kaaj/api-client';

/** What this installation offers; undefined until the server has told. */
export function useSettings() {
  return useGetSettingsQuery().data?.data;
}
