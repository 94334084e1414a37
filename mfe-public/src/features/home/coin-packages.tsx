import {
  ButtonLink,
  Card,
  CoinAmount,
  Container,
  GridOfFour,
  Money,
  Section,
  SectionHeading,
  useFormat,
} from '@kaaj/ui';
import { usePrices } from '@kaaj/page-kit';
import { continueTo, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './coin-packages.module.css';

export function CoinPackages() {
  const t = useMessages();
  const format = useFormat();
  const { person } = useSession();
  const { packages } = usePrices();
  return (
    <Section aria-labelledby="packages">
      <Container className={styles.packages}>
        <SectionHeading id="packages" title={t('coins.title')} lead={t('coins.lead')} />
        <GridOfFour as="ul" className={styles.list}>
          {packages.map(({ id, coins, priceCents }) => {
            const shop = `/dashboard/purchaseCoin?coins=${coins}`;
            return (
              <Card as="li" key={id} padding="large" className={styles.package}>
                <div className={styles.offer}>
                  <CoinAmount coins={coins} size="huge" />
                  <div className={styles.costs}>
                    <p className={styles.price}>
                      <Money cents={priceCents} />
                    </p>
                    <p className={styles.each}>
                      {t('coins.each', { cents: format.number(priceCents / coins, { maximumFractionDigits: 1 }) })}
                    </p>
                  </div>
                </div>
                <ButtonLink
                  {...(person ? { href: shop } : { href: '/signin', ...continueTo(shop) })}
                  variant="secondary"
                  block
                  aria-label={t('coins.buyLabel', { coins, price: priceCents })}
                >
                  {t('coins.buy')}
                </ButtonLink>
              </Card>
            );
          })}
        </GridOfFour>
      </Container>
    </Section>
  );
}
