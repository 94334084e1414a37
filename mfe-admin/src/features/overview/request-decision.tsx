import { useDecideWithdrawalMutation } from '@kaaj/api-client';
import { type Withdrawal } from '@kaaj/contract';
import { useCoinValue } from '@kaaj/ui';
import { DecisionButtons } from '@kaaj/ui/data';
import { usePersonName, useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

type Decision = 'accepted' | 'rejected';

interface RequestDecisionProps {
  request: Withdrawal;
  onDecided: (status: Decision) => void;
}

/** Accept (the money is to be sent) or reject, each after a question that names person and amount. */
export function RequestDecision({ request, onDecided }: RequestDecisionProps) {
  const t = useMessages();
  const worth = useCoinValue();
  const nameOf = usePersonName();
  const { send, button } = useSend();
  const [decideWithdrawal, { isLoading, originalArgs }] = useDecideWithdrawalMutation();
  const { _id, worker, withdrawalCoin, withdrawalAmount, paymentSystem } = request;
  const words = {
    name: nameOf(worker.name),
    coins: withdrawalCoin,
    amount: worth(Math.round(withdrawalAmount * 100)),
    system: t(`system.${paymentSystem}`),
  };

  const decide = (status: Decision) => {
    const accepting = status === 'accepted';
    const ask = {
      title: t(accepting ? 'requests.acceptQuestion' : 'requests.rejectQuestion'),
      text: t(accepting ? 'requests.acceptText' : 'requests.rejectText', words),
      ok: t(accepting ? 'requests.accept' : 'requests.reject'),
      danger: !accepting,
    };
    void send(() => decideWithdrawal({ id: _id, decideWithdrawalBody: { status } }).unwrap(), {
      confirm: ask,
      success: t(accepting ? 'requests.accepted' : 'requests.rejected'),
      onSuccess: () => onDecided(status),
    });
  };

  return (
    <DecisionButtons
      accept={t('requests.accept')}
      reject={t('requests.reject')}
      deciding={isLoading ? originalArgs?.decideWithdrawalBody.status : undefined}
      disabled={button.disabled}
      onAccept={() => decide('accepted')}
      onReject={() => decide('rejected')}
    />
  );
}
