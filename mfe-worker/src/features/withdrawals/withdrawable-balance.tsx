import { ButtonLink, CoinAmount, Money } from '@kaaj/ui';
import { useBalance, usePrices } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './withdrawals.module.css';

/** The coins that can be withdrawn, their value, and pending withdrawals. */
export function WithdrawableBalance() {
  const t = useMessages();
  const { available, words } = useBalance();
  const { centsOf } = usePrices();
  return (
    <div className={styles.balance}>
      <div>
        <span>{t('withdraw.available')}</span>
        <CoinAmount coins={available} size="huge" />
      </div>
      <div>
        <span>{t('withdraw.worth')}</span>
        <strong>
          <Money cents={centsOf(available)} inTaka />
        </strong>
      </div>
      {words && <p>{words}</p>}
      <ButtonLink variant="ghost" size="small" href="/dashboard/statement">
        {t('withdraw.wallet')}
      </ButtonLink>
    </div>
  );
}
