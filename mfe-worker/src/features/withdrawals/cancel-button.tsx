import { useCancelWithdrawalMutation } from '@kaaj/api-client';
import { type Withdrawal } from '@kaaj/contract';
import { Button } from '@kaaj/ui';
import { useAskedStep } from '@kaaj/page-kit';
import { useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

interface CancelButtonProps {
  request: Withdrawal;
  onCancelled: () => void;
}

/** Takes a pending request back. */
export function CancelButton({ request: { _id, withdrawalCoin }, onCancelled }: CancelButtonProps) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const doAsked = useAskedStep();
  const [cancelWithdrawal, { isLoading }] = useCancelWithdrawalMutation();
  const cancel = async () => {
    const question = {
      title: t('withdraw.cancelQuestion'),
      text: t('withdraw.cancelText', { coins: withdrawalCoin }),
      ok: t('withdraw.cancel'),
    };
    if (!(await doAsked(question, () => cancelWithdrawal({ id: _id }).unwrap()))) return;
    onCancelled();
    toast.success(t('withdraw.cancelled'));
  };
  return (
    <Button variant="ghost" size="small" pending={isLoading} disabled={!online} onClick={cancel}>
      {t('withdraw.cancel')}
    </Button>
  );
}
