import { useDecideWithdrawalMutation } from '@kaaj/api-client';
import { type DecideWithdrawalBody, LENGTHS, type Withdrawal } from '@kaaj/contract';
import { useCoinValue } from '@kaaj/ui';
import { DecisionButtons } from '@kaaj/ui/data';
import { usePersonName, useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ReasonModal } from '../../shared/reason-modal';

type Decision = 'accepted' | 'rejected';

interface RequestDecisionProps {
  request: Withdrawal;
  onDecided: (status: Decision) => void;
}

/** Accept (the money is to be sent) or reject with a reason, each after a question that names person and amount. */
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

  const decide = (body: DecideWithdrawalBody) => decideWithdrawal({ id: _id, decideWithdrawalBody: body }).unwrap();
  const accept = () => {
    const ask = {
      title: t('requests.acceptQuestion'),
      text: t('requests.acceptText', words),
      ok: t('requests.accept'),
    };
    void send(() => decide({ status: 'accepted' }), {
      confirm: ask,
      success: t('requests.accepted'),
      onSuccess: () => onDecided('accepted'),
    });
  };
  const [rejecting, setRejecting] = useState(false);

  return (
    <>
      <DecisionButtons
        accept={t('requests.accept')}
        reject={t('requests.reject')}
        deciding={isLoading ? originalArgs?.decideWithdrawalBody.status : undefined}
        disabled={button.disabled}
        onAccept={accept}
        onReject={() => setRejecting(true)}
      />
      <ReasonModal
        about={rejecting ? _id : undefined}
        title={t('requests.rejectQuestion')}
        text={t('requests.rejectText', words)}
        action={t('requests.reject')}
        variant="danger"
        field={{
          label: t('users.suspendReason'),
          extra: t('users.suspendReasonHint'),
          maxLength: LENGTHS.payoutReason,
          required: false,
        }}
        success={t('requests.rejected')}
        onSend={(reason) => decide({ status: 'rejected', ...(reason && { reason }) })}
        onSent={() => onDecided('rejected')}
        onClose={() => setRejecting(false)}
      />
    </>
  );
}
