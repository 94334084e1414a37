import { useGetRecordQuery } from '@kaaj/api-client';
import { useReputationText } from './use-reputation-text';

/** What is known of somebody in the role that they have, in a few words each; undefined while it is not there, and for somebody who was removed. */
export function useRecordOf(userId: string): readonly string[] | undefined {
  const { ofBuyer, ofWorker } = useReputationText();
  const record = useGetRecordQuery({ userId }).currentData?.data;
  if (record?.buyer) return ofBuyer(record.buyer);
  return record?.worker ? ofWorker(record.worker) : undefined;
}
