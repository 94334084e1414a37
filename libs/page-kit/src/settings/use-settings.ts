import { useGetSettingsQuery } from '@kaaj/api-client';

/** Settings of this installation; undefined while loading. */
export function useSettings() {
  return useGetSettingsQuery().data?.data;
}
