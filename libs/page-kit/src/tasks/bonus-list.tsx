import { type DisputedSubmission } from '@kaaj/contract';
import { Link, useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

/** Bonuses that were paid for work, each with its receipt; nothing where there are none. */
export function BonusList({ bonuses = [] }: { readonly bonuses?: DisputedSubmission['bonuses'] }) {
  const common = useCommonMessages();
  const format = useFormat();
  if (bonuses.length === 0) return null;
  return (
    <ul>
      {bonuses.map(({ _id, coins, reason, at }) => (
        <li key={_id}>
          <strong>{common('coins', { count: coins })}</strong> · {format.dateTime(at)} · <bdi>{reason}</bdi>{' '}
          <Link href={`/dashboard/receipt/bonus/${_id}`}>{common('receipt.link')}</Link>
        </li>
      ))}
    </ul>
  );
}
