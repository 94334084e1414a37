import { useGetRecordQuery } from '@kaaj/api-client';
import { useReputationText } from './use-reputation-text';

/** The reputation of a user in their role, as short texts; undefined while loading, and for removed users. */
export function useRecordOf(userId: string): readonly string[] | undefined {
  const { ofBuyer, ofWorker } = useReputationText();
  const record = useGetRecordQuery({ userId }).currentData?.data;
  if (record?.buyer) return ofBuyer(record.buyer);
  return record?.worker ? ofWorker(record.worker) : undefined;
}
