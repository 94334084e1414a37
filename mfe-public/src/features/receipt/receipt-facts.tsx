import { type Receipt, type Withdrawal } from '@kaaj/contract';
import { CoinAmount, useFormat } from '@kaaj/ui';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';
import styles from './receipt.module.css';

/** The recipient, and the figures of the payment. */
export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  return (
    <dl className={styles.facts}>
      {useFacts(receipt).map(({ label, value, exact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={exact ? styles.exact : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Not for reading but for comparing. */
  readonly exact?: boolean;
}

function useFacts({ _id, worker, buyer, work, payout, purchase, suspension, bonus }: Receipt): readonly Fact[] {
  const t = useMessages();
  const format = useFormat();
  const named = (person: Receipt['worker'], label: string): Fact[] =>
    person ? [{ label, value: person.name || t('receipt.gone') }] : [];
  return [
    { label: t('receipt.number'), value: _id, exact: true },
    ...named(worker, t(suspension ? 'receipt.person' : 'receipt.worker')),
    ...named(buyer, t('receipt.buyer')),
    ...(work ? [{ label: t('receipt.pays'), value: <CoinAmount coins={work.payableAmount} /> }] : []),
    ...(payout
      ? [
          { label: t('receipt.asked'), value: format.dateTime(payout.withdrawDate) },
          { label: t('receipt.coins'), value: <CoinAmount coins={payout.withdrawalCoin} /> },
          { label: t('receipt.money'), value: format.dollars(Math.round(payout.withdrawalAmount * 100)) },
          { label: t('receipt.system'), value: t(`receipt.system.${payout.paymentSystem}`) },
          { label: t('receipt.to'), value: payout.accountNumberMasked, exact: true },
          { label: t('receipt.state'), value: t(`receipt.state.${standingOf(payout)}`) },
          ...(payout.rejectionReason ? [{ label: t('receipt.reason'), value: payout.rejectionReason }] : []),
          ...(payout.payout && payout.payout.state !== 'waiting'
            ? [{ label: t('receipt.since'), value: format.dateTime(payout.payout.at) }]
            : []),
          ...(payout.payout?.reason ? [{ label: t('receipt.failure'), value: payout.payout.reason }] : []),
          ...(payout.payout?.reference
            ? [{ label: t('receipt.reference'), value: payout.payout.reference, exact: true }]
            : []),
        ]
      : []),
    ...(purchase
      ? [
          { label: t('receipt.bought'), value: format.dateTime(purchase.purchaseDate) },
          { label: t('receipt.coins'), value: <CoinAmount coins={purchase.coinsPurchased} /> },
          { label: t('receipt.money'), value: format.dollars(Math.round(purchase.amountPaid * 100)) },
          { label: t('receipt.transaction'), value: purchase.transID, exact: true },
        ]
      : []),
    ...(bonus
      ? [
          { label: t('receipt.coins'), value: <CoinAmount coins={bonus.coins} /> },
          { label: t('receipt.reason'), value: bonus.reason },
        ]
      : []),
    ...(suspension ? suspensionFacts(suspension, t, format) : []),
  ];
}

/** The state of a withdrawal's payout, or that there is none. */
function standingOf({ status, payout }: Withdrawal) {
  return status === 'rejected' ? 'rejected' : (payout?.state ?? 'waiting');
}

/** Each step of a suspension, in its order. */
function suspensionFacts(
  { reason, since, removal, objection, endedAt, liftReason }: NonNullable<Receipt['suspension']>,
  t: ReturnType<typeof useMessages>,
  { dateTime }: ReturnType<typeof useFormat>,
): readonly Fact[] {
  const decision = objection?.decision;
  return [
    { label: t(removal ? 'receipt.removed' : 'receipt.suspended'), value: dateTime(since) },
    { label: t('receipt.reason'), value: reason || t('suspension.noReason') },
    ...(objection
      ? [{ label: t('receipt.objection'), value: `${dateTime(objection.at)}: ${objection.statement}` }]
      : []),
    ...(decision
      ? [{ label: t('receipt.objectionDecided'), value: `${dateTime(decision.at)}: ${decision.reason}` }]
      : []),
    ...(endedAt === null
      ? []
      : [
          liftReason === null
            ? { label: t('receipt.erased'), value: dateTime(endedAt) }
            : { label: t('receipt.lifted'), value: `${dateTime(endedAt)}: ${liftReason}` },
        ]),
  ];
}
