import { useBuyCoinsMutation, useGetSettingsQuery } from '@kaaj/api-client';
import { COIN_PACKAGES, type CoinPackage } from '@kaaj/contract';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  CoinAmount,
  GridOfFour,
  PageHeading,
  Stack,
  useFormat,
} from '@kaaj/ui';
import { useDraft, useOnline, useOwnEmail, usePageTitle, useToast, useUrlState, untilKnown } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import './purchase-coins.css';

export default function PurchaseCoinsPage() {
  const t = useMessages();
  const [{ payment }] = useUrlState('payment');
  const { data } = useGetSettingsQuery();
  const waiting = useDraft('task').value !== undefined;
  usePageTitle(t('buy.title'));
  return (
    <Stack gap={6}>
      <PageHeading title={t('buy.title')} lead={t('buy.lead')} />
      {data?.data.paymentGateway === 'sandbox' && <Banner kind="warn">{t('buy.sandbox')}</Banner>}
      {payment === 'cancelled' && <Banner kind="warn">{t('buy.cancelled')}</Banner>}
      {waiting && (
        <Banner
          action={
            <ButtonLink size="small" variant="secondary" href="/dashboard/addTask">
              {t('buy.backToDraft')}
            </ButtonLink>
          }
        >
          {t('buy.draftWaits')}
        </Banner>
      )}
      <Packages />
    </Stack>
  );
}

function Packages() {
  const t = useMessages();
  const toast = useToast();
  const email = useOwnEmail();
  const [buyCoins] = useBuyCoinsMutation();
  const [buying, setBuying] = useState<number>();

  const buy = async ({ id, coins }: CoinPackage) => {
    if (buying !== undefined) return;
    setBuying(id);
    try {
      const { data } = await untilKnown(() => buyCoins({ email, buyCoinsBody: { coinsPurchased: coins } }).unwrap());
      if (data.checkoutUrl) return window.location.assign(data.checkoutUrl);
      toast.success(t('buy.success'));
    } catch (error) {
      toast.problem(error);
    }
    setBuying(undefined);
    return undefined;
  };

  return (
    <GridOfFour className="packages">
      {COIN_PACKAGES.map((offer) => (
        <PackageCard key={offer.id} offer={offer} buying={buying} onBuy={() => void buy(offer)} />
      ))}
    </GridOfFour>
  );
}

const centsFor100 = ({ coins, priceCents }: CoinPackage) => Math.round((priceCents * 100) / coins);
const best = COIN_PACKAGES.reduce((one, other) => (centsFor100(other) < centsFor100(one) ? other : one));

interface PackageCardProps {
  offer: CoinPackage;
  /** Id of the package that is being bought. */
  buying: number | undefined;
  onBuy: () => void;
}

function PackageCard({ offer, buying, onBuy }: PackageCardProps) {
  const t = useMessages();
  const format = useFormat();
  const online = useOnline();
  const price = format.dollars(offer.priceCents);
  return (
    <Card as="article" tone={offer === best ? 'accent' : 'raised'} className="package">
      <Stack gap={4} align="center">
        {offer === best && (
          <span className="package__best">
            <Badge tone="accent">{t('buy.best')}</Badge>
          </span>
        )}
        <CoinAmount coins={offer.coins} size="huge" />
        <p>{t('buy.each', { price: format.dollars(centsFor100(offer)) })}</p>
        <Button
          block
          pending={buying === offer.id}
          disabled={!online || (buying !== undefined && buying !== offer.id)}
          aria-label={`${t('buy.coins', { coins: format.coins(offer.coins) })}: ${t('buy.button', { price })}`}
          onClick={onBuy}
        >
          {t('buy.button', { price })}
        </Button>
      </Stack>
    </Card>
  );
}
