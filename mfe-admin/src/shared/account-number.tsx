import { useRevealAccountNumberMutation } from '@kaaj/api-client';
import { type Withdrawal } from '@kaaj/contract';
import { Button, Row, useIsBelow } from '@kaaj/ui';
import { EyeIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import styles from './account-number.module.css';

/** A withdrawal, or its payout, which has the same id. */
type RevealableWithdrawal = Pick<Withdrawal, '_id' | 'accountNumberMasked' | 'worker'>;

/** Masked until an Admin requests it; each request is written to the audit log. */
export function AccountNumber({ request: { _id, accountNumberMasked, worker } }: { request: RevealableWithdrawal }) {
  const t = useMessages();
  const { send, pending } = useSend();
  const [reveal, { data }] = useRevealAccountNumberMutation();
  const iconAlone = !useIsBelow('medium');
  if (data) return <code className={styles.number}>{data.data.accountNumber}</code>;
  const label = t('requests.showAccount', { name: worker.name });
  return (
    <Row gap={2} className={styles.row}>
      <code className={styles.number}>{accountNumberMasked}</code>
      <Button
        variant="ghost"
        size="small"
        className={styles.show}
        icon={<EyeIcon />}
        pending={pending}
        aria-label={label}
        title={iconAlone ? label : undefined}
        onClick={() => void send(() => reveal({ id: _id }).unwrap())}
      >
        {iconAlone ? undefined : t('requests.show')}
      </Button>
    </Row>
  );
}
