import { ButtonLink, Card, CoinAmount, Money } from '@kaaj/ui';
import { useBalance, usePrices } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './statement.module.css';

/** What the person has, what of it waits, and the way to more or to money. */
export function WalletCard() {
  const t = useMessages();
  const { role } = useSession();
  const { available, held, words } = useBalance();
  const { centsOf } = usePrices();
  return (
    <Card padding="large" className={styles.wallet}>
      <div className={styles.having}>
        <span>{t('statement.total')}</span>
        <CoinAmount coins={available + held} size="huge" />
        {words && <p>{words}</p>}
      </div>
      {role === 'Worker' && (
        <div className={styles.having}>
          <span>{t('statement.worth')}</span>
          <strong>
            <Money cents={centsOf(available + held)} inTaka />
          </strong>
        </div>
      )}
      {role === 'Worker' && <ButtonLink href="/dashboard/withdrawals">{t('statement.withdraw')}</ButtonLink>}
      {role === 'Buyer' && <ButtonLink href="/dashboard/purchaseCoin">{t('statement.purchase')}</ButtonLink>}
    </Card>
  );
}
