import { type BuyerRecord, type WorkerRecord } from '@kaaj/contract';
import { useDuration, useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

/** Percentages of fewer decisions would be mostly chance. */
const MIN_DECISIONS = 10;
const MINUTES = 60;

/** How a buyer has reviewed, or how a worker's work was reviewed, as short texts. */
export function useReputationText() {
  const common = useCommonMessages();
  const format = useFormat();
  const duration = useDuration();
  const counted = (key: 'record.silent' | 'record.lost' | 'record.won', count: number) =>
    count === 0 ? [] : [common(key, { count, amount: count })];
  const share = ({ accepted, decided }: BuyerRecord | WorkerRecord) =>
    common('record.share', { share: format.percent(accepted / decided), amount: decided });
  const since = (record: BuyerRecord | WorkerRecord) =>
    common('record.since', { date: format.date(record.since).replaceAll(' ', '\u00a0') });
  const judged = (record: BuyerRecord) =>
    record.decided < MIN_DECISIONS
      ? [common('record.new')]
      : [
          share(record),
          ...(record.medianHours === null
            ? []
            : [common('record.within', { duration: duration(record.medianHours * MINUTES) })]),
        ];
  return {
    /** For a task in a list. */
    short: (record: BuyerRecord) => judged(record).join('\u00a0· '),
    ofBuyer: (record: BuyerRecord): readonly string[] => [
      ...judged(record),
      ...counted('record.silent', record.silent),
      ...counted('record.lost', record.disputesLost),
      since(record),
    ],
    ofWorker: (record: WorkerRecord): readonly string[] => [
      record.decided === 0 ? common('record.none') : share(record),
      ...counted('record.won', record.disputesWon),
      since(record),
    ],
  };
}
