import { type StatementLine } from '@kaaj/contract';
import { Link } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useKindText } from '../../shared/use-kind-text';
import styles from './statement.module.css';

/** What moved the coins, and the task behind it as far as it still has a page. */
export function TransferDescription({
  line: { kind, taskId, taskTitle, taskDeleted },
}: {
  readonly line: StatementLine;
}) {
  const kindText = useKindText();
  return (
    <span className={styles.words}>
      <span>{kindText(kind)}</span>
      {taskTitle && (
        <small>
          {taskId && !taskDeleted ? <Link href={`/dashboard/taskDetails/${taskId}`}>{taskTitle}</Link> : taskTitle}
        </small>
      )}
    </span>
  );
}

/** Which receipt a movement of this kind has; its reference is the receipt's id. */
const RECEIPTS: Readonly<Record<string, string>> = {
  'submission-accepted': 'decision',
  'purchase-settled': 'purchase',
  'withdrawal-accepted': 'payout',
  'payout-confirmed': 'payout',
  'payout-failed': 'payout',
};

/** The way to the receipt of a movement; nothing where there is none. */
export function LineReceipt({ line: { kind, reference } }: { readonly line: StatementLine }) {
  const common = useCommonMessages();
  const receipt = RECEIPTS[kind];
  return receipt && <Link href={`/dashboard/receipt/${receipt}/${reference}`}>{common('receipt.link')}</Link>;
}
