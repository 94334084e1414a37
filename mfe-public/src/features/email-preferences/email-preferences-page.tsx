import { useUpdateEmailPreferencesMutation, useGetEmailPreferencesQuery } from '@kaaj/api-client';
import { EMAIL_FREQUENCIES, type NotificationCategory, type EmailPreferences } from '@kaaj/contract';
import { Banner, ButtonLink, PageHeading, SectionCard, SegmentedControl, LoadingCard, SwitchField } from '@kaaj/ui';
import { QueryState } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { AccountPage } from '../../shared/account-page';
import styles from './email-preferences.module.css';

/** Which notices are mailed, and how often. */
export default function EmailPreferencesPage() {
  const t = useMessages();
  const query = useGetEmailPreferencesQuery();
  return (
    <AccountPage>
      <PageHeading title={t('mail.title')} lead={t('mail.lead')} />
      <div className={styles.page}>
        <QueryState query={query} loading={<LoadingCard />}>
          {(kept) => <PreferencesForm kept={kept} />}
        </QueryState>
        <ButtonLink variant="ghost" href="/profile">
          {t('profile.back')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

type Chosen = Pick<EmailPreferences, 'on' | 'pace'>;

function PreferencesForm({ kept }: { readonly kept: EmailPreferences }) {
  const t = useMessages();
  const [choose] = useUpdateEmailPreferencesMutation();
  const [chosen, setChosen] = useState<Chosen>();
  // One after the other, in the order of the presses: the last one is what stays.
  const saving = useRef(Promise.resolve());
  const { on, pace } = chosen ?? kept;

  function change(next: Chosen) {
    setChosen(next);
    saving.current = saving.current.then(async () => {
      try {
        await choose({ emailPreferencesBody: next }).unwrap();
      } catch (error) {
        setChosen(undefined);
        toast.problem(error);
      }
    });
  }

  const flip = (kind: NotificationCategory, wanted: boolean) =>
    change({ pace, on: wanted ? [...on, kind] : on.filter((each) => each !== kind) });

  return (
    <>
      {!kept.mails ? (
        <Banner kind="info">{t('mail.noMails')}</Banner>
      ) : (
        !kept.verified && <Banner kind="warn">{t('mail.unverified')}</Banner>
      )}
      <SectionCard padding="large" title={t('mail.kinds')}>
        <ul className={styles.kinds}>
          {kept.kinds.map((kind) => (
            <li key={kind}>
              <SwitchField
                label={t(`mail.kind.${kind}`)}
                checked={on.includes(kind)}
                onChange={({ target }) => flip(kind, target.checked)}
                aria-describedby={`mail-${kind}`}
              />
              <p id={`mail-${kind}`} className={styles.about}>
                {t(`mail.about.${kind}`)}
              </p>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard padding="large" align="start" title={t('mail.pace')}>
        <SegmentedControl
          label={t('mail.pace')}
          segments={EMAIL_FREQUENCIES.map((value) => ({ value, label: t(`mail.pace.${value}`) }))}
          value={pace}
          onChange={(value) => change({ on, pace: value })}
        />
        <p className={styles.about}>{t(`mail.paceText.${pace}`)}</p>
      </SectionCard>
    </>
  );
}
