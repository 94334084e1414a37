import { useGetAccountQuery } from '@kaaj/api-client';
import { type Account } from '@kaaj/contract';
import { Banner, PageHeading, LoadingCard } from '@kaaj/ui';
import { QueryState } from '@kaaj/page-kit';
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
  const query = useGetAccountQuery();
  return (
    <AccountPage>
      <PageHeading title={t('security.title')} lead={t('security.lead')} />
      <div className={styles.sections}>
        <QueryState query={query} loading={<LoadingCard lines={12} />}>
          {(account) => <Sections account={account} />}
        </QueryState>
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
