import { MINIMUM_WITHDRAWAL_COINS, STARTING_COINS } from '@kaaj/contract';
import { useFormat, useCoinValue } from '@kaaj/ui';
import { usePrices, useSettings } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** Figures of this installation in the reader's digits, by the names that the owner's texts use. */
export function useFigures(): Readonly<Record<string, string>> {
  const t = useMessages();
  const { number, coins, dollars } = useFormat();
  const worth = useCoinValue();
  const { centsOf, coinsPerDollar, packages } = usePrices();
  const settings = useSettings();
  const feePercent = settings?.feePercent ?? 0;
  const minimum = settings?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS;
  return {
    workerStart: coins(STARTING_COINS.Worker),
    buyerStart: coins(STARTING_COINS.Buyer),
    minimum: coins(minimum),
    minimumWorth: worth(centsOf(minimum)),
    coinsPerDollar: coins(coinsPerDollar),
    fee: feePercent > 0 ? t('fees.onTop', { percent: feePercent }) : t('fees.none'),
    packages: packages
      .map(
        (offer) =>
          `- ${t('fees.package', { count: offer.coins, coins: coins(offer.coins), price: dollars(offer.priceCents) })}`,
      )
      .join('\n'),
    payoutHours: number(settings?.fair.payoutHours ?? 72),
    changesHours: number(settings?.fair.changesHours ?? 48),
    claims: number(settings?.fair.claimsAtOnce ?? 3),
  };
}
