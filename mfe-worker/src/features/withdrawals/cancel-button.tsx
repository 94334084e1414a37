import { useCancelWithdrawalMutation } from '@kaaj/api-client';
import { type Withdrawal } from '@kaaj/contract';
import { Button } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

interface CancelButtonProps {
  request: Withdrawal;
  onCancelled: () => void;
}

/** Takes a pending request back. */
export function CancelButton({ request: { _id, withdrawalCoin }, onCancelled }: CancelButtonProps) {
  const t = useMessages();
  const { send, button } = useSend();
  const [cancelWithdrawal] = useCancelWithdrawalMutation();
  const cancel = () => {
    const ask = {
      title: t('withdraw.cancelQuestion'),
      text: t('withdraw.cancelText', { coins: withdrawalCoin }),
      ok: t('withdraw.cancel'),
      cancel: t('withdraw.keep'),
    };
    void send(() => cancelWithdrawal({ id: _id }).unwrap(), {
      confirm: ask,
      success: t('withdraw.cancelled'),
      onSuccess: onCancelled,
    });
  };
  return (
    <Button variant="ghost" size="small" {...button} onClick={cancel}>
      {t('withdraw.cancel')}
    </Button>
  );
}
