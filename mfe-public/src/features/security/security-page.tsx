import { useGetAccountQuery } from '@kaaj/api-client';
import { type Account } from '@kaaj/contract';
import { Banner, ErrorState, SkeletonRegion, PageHeading, SkeletonCard, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { AccountPage } from '../../shared/account-page';
import { CloseAccountSection } from './close-account-section';
import { DevicesSection } from './devices-section';
import { OwnDataSection } from './own-data-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';
import styles from './security.module.css';

/** Sign-in methods, sessions, second factor, stored data, and closing the account. */
export default function SecurityPage() {
  const t = useMessages();
  const { data, isError, refetch } = useGetAccountQuery();
  return (
    <AccountPage>
      <PageHeading title={t('security.title')} lead={t('security.lead')} />
      <div className={styles.sections}>
        {data ? (
          <Sections account={data.data} />
        ) : isError ? (
          <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion>
            <Stack gap={4}>
              {[1, 2, 3].map((each) => (
                <SkeletonCard key={each} />
              ))}
            </Stack>
          </SkeletonRegion>
        )}
      </div>
    </AccountPage>
  );
}

function Sections({ account }: { readonly account: Account }) {
  const t = useMessages();
  return (
    <>
      {account.secondFactorNeeded && <Banner kind="warn">{t('security.needed')}</Banner>}
      <SecondFactorSection account={account} />
      {account.hasPassword && <PasswordSection />}
      <DevicesSection />
      <OwnDataSection />
      <CloseAccountSection account={account} />
    </>
  );
}
