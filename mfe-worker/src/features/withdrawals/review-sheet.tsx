import { type PaymentSystem } from '@kaaj/contract';
import { CoinAmount, Money, Stack, useFormat } from '@kaaj/ui';
import { DescriptionList, ConfirmDialog } from '@kaaj/ui/data';
import { usePrices } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { Rail } from './rail';

/** The withdrawal to confirm. */
export interface WithdrawalRequest {
  readonly coins: number;
  readonly system: PaymentSystem;
  /** As far as it may be shown. */
  readonly account: string;
  /** Of a saved account. */
  readonly payoutAccountId: string | undefined;
  /** From when money leaves for the account, where it waits. */
  readonly payableFrom: string | null;
}

interface ReviewSheetProps {
  readonly asked: WithdrawalRequest;
  /** What can be spent after it, in coins. */
  readonly left: number;
  readonly onAnswer: (yes: boolean) => void;
}

/** Everything about a request on one sheet, before it is made. */
export function ReviewSheet({ asked: { coins, system, account, payableFrom }, left, onAnswer }: ReviewSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const { centsOf } = usePrices();
  const cents = centsOf(coins);
  const facts = [
    { key: 'coins', label: t('review.coins'), value: <CoinAmount coins={coins} /> },
    { key: 'arrives', label: t('review.arrives'), value: <Money cents={cents} inTaka /> },
    {
      key: 'to',
      label: t('review.to'),
      value: (
        <Rail system={system}>
          {t(`system.${system}`)} {account}
        </Rail>
      ),
      wide: true,
    },
    { key: 'left', label: t('review.left'), value: <CoinAmount coins={left} /> },
    ...(payableFrom ? [{ key: 'from', label: t('review.from'), value: format.dateTime(payableFrom), wide: true }] : []),
  ];
  return (
    <ConfirmDialog
      title={t('withdraw.question', { coins, amount: cents })}
      text={
        <Stack gap={4}>
          <DescriptionList facts={facts} />
          <p>{t('review.then')}</p>
        </Stack>
      }
      ok={t('withdraw.button')}
      cancel={t('action.cancel')}
      onAnswer={onAnswer}
    />
  );
}
