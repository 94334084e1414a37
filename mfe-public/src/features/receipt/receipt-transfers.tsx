import { type ReceiptTransfer } from '@kaaj/contract';
import { CoinAmount, SectionHeading, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { useKindText } from '../../shared/use-kind-text';
import styles from './receipt.module.css';

/** The coins that moved, in their order; there may be none. */
export function ReceiptTransfers({ transfers }: { readonly transfers: readonly ReceiptTransfer[] }) {
  const t = useMessages();
  const format = useFormat();
  const kindText = useKindText();
  const nameOf = useKindText('receipt.account');
  return (
    <section className={styles.part} aria-labelledby="receipt-transfers">
      <SectionHeading id="receipt-transfers" size="small" title={t('receipt.transfers')} />
      {transfers.length === 0 && <p>{t('receipt.none')}</p>}
      <ul className={styles.transfers}>
        {transfers.map(({ _id, kind, coins, from, to, at }) => (
          <li key={_id}>
            <span>
              <strong>{kindText(kind)}</strong>
              <small>
                <bdi>{nameOf(from)}</bdi> → <bdi>{nameOf(to)}</bdi> · {format.dateTime(at)}
              </small>
              <code className={styles.exact}>{_id}</code>
            </span>
            <CoinAmount coins={coins} />
          </li>
        ))}
      </ul>
    </section>
  );
}
