import { useBuyCoinsMutation, useGetSettingsQuery } from '@kaaj/api-client';
import { type CoinPackage } from '@kaaj/contract';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  CoinAmount,
  GridOfFour,
  SkeletonRegion,
  PageHeading,
  Stack,
  useFormat,
} from '@kaaj/ui';
import { Tag, ErrorState, Skeleton } from '@kaaj/ui-desk';
import { useSend, useDraft, usePrices, useUrlState } from '@kaaj/page-kit';
import { toast, useOnline, useOwnEmail } from '@kaaj/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './purchase-coins.module.css';

export default function PurchaseCoinsPage() {
  const t = useMessages();
  const [{ payment }] = useUrlState('payment');
  const { data } = useGetSettingsQuery();
  const waiting = useDraft('task').value !== undefined;
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
      <Offers />
    </Stack>
  );
}

/** No confirm dialog before the server has sent the price. */
function Offers() {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useGetSettingsQuery();
  if (data) return <Packages />;
  if (isError) return <ErrorState title={t('buy.failed')} retrying={isFetching} onRetry={refetch} />;
  return (
    <SkeletonRegion>
      <GridOfFour className={styles.packages}>
        {[1, 2, 3, 4].map((number) => (
          <Card key={number}>
            <Skeleton paragraph={{ rows: 4 }} />
          </Card>
        ))}
      </GridOfFour>
    </SkeletonRegion>
  );
}

function Packages() {
  const t = useMessages();
  const email = useOwnEmail();
  const [buyCoins] = useBuyCoinsMutation();
  const { send } = useSend();
  const format = useFormat();
  const { packages } = usePrices();
  const best = bestOf(packages);
  const [buying, setBuying] = useState<number>();

  const buy = async ({ id, coins, priceCents }: CoinPackage) => {
    if (buying !== undefined) return;
    setBuying(id);
    const price = format.dollars(priceCents);
    let leaving = false;
    await send(() => buyCoins({ email, buyCoinsBody: { coinsPurchased: coins } }).unwrap(), {
      confirm: { title: t('buy.question', { coins, price }), ok: t('buy.button', { price }) },
      onSuccess: ({ data: { checkoutUrl } }) => {
        leaving = Boolean(checkoutUrl);
        if (checkoutUrl) window.location.assign(checkoutUrl);
        else toast.success(t('buy.success'));
      },
    });
    if (!leaving) setBuying(undefined);
  };

  const [{ coins: chosen }, change] = useUrlState('coins');
  const online = useOnline();
  const askForChosen = useEffectEvent(() => {
    change({ coins: '' });
    const offer = packages.find(({ coins }) => String(coins) === chosen);
    if (offer) void buy(offer);
  });
  // Chosen before this page was open, on home or on the way through sign-in.
  useEffect(() => {
    if (!chosen || !online) return undefined;
    const soon = setTimeout(askForChosen);
    return () => clearTimeout(soon);
  }, [chosen, online]);

  return (
    <GridOfFour className={styles.packages}>
      {packages.map((offer) => (
        <PackageCard
          key={offer.id}
          offer={offer}
          isBest={offer === best}
          buying={buying}
          onBuy={() => void buy(offer)}
        />
      ))}
    </GridOfFour>
  );
}

const centsFor100 = ({ coins, priceCents }: CoinPackage) => Math.round((priceCents * 100) / coins);
const bestOf = (packages: readonly CoinPackage[]) =>
  packages.reduce((one, other) => (centsFor100(other) < centsFor100(one) ? other : one));

interface PackageCardProps {
  offer: CoinPackage;
  isBest: boolean;
  /** Id of the package that is being bought or confirmed. */
  buying: number | undefined;
  onBuy: () => void;
}

function PackageCard({ offer, isBest, buying, onBuy }: PackageCardProps) {
  const t = useMessages();
  const format = useFormat();
  const online = useOnline();
  const price = format.dollars(offer.priceCents);
  return (
    <Card as="article" tone={isBest ? 'accent' : 'raised'} className={styles.offer}>
      <Stack gap={4} align="center">
        {isBest && (
          <span className={styles.best}>
            <Tag color="success">{t('buy.best')}</Tag>
          </span>
        )}
        <CoinAmount coins={offer.coins} size="huge" />
        <p>{t('buy.each', { price: centsFor100(offer) })}</p>
        <Button
          block
          pending={buying === offer.id}
          disabled={!online || (buying !== undefined && buying !== offer.id)}
          aria-label={`${t('buy.coins', { coins: offer.coins })}: ${t('buy.button', { price })}`}
          onClick={onBuy}
        >
          {t('buy.button', { price })}
        </Button>
      </Stack>
    </Card>
  );
}
