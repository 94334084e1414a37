import { useGetAccountQuery, useObjectToSuspensionMutation } from '@kaaj/api-client';
import { type Account, LENGTHS } from '@kaaj/contract';
import {
  Banner,
  Button,
  ButtonLink,
  Form,
  Link,
  PageHeading,
  LoadingCard,
  SectionCard,
  Stack,
  TextAreaField,
  useFormat,
} from '@kaaj/ui';
import { QueryState, useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { AccountPage } from '../../shared/account-page';

type Suspension = NonNullable<Account['suspension']>;

/** The reason of the suspension, the remaining permissions, and the objection. */
export default function SuspensionPage() {
  const t = useMessages();
  const query = useGetAccountQuery();
  return (
    <AccountPage>
      <PageHeading title={t('suspension.title')} />
      <QueryState query={query} loading={<LoadingCard />}>
        {({ suspension }) =>
          suspension ? <Suspended suspension={suspension} /> : <Banner kind="good">{t('suspension.none')}</Banner>
        }
      </QueryState>
    </AccountPage>
  );
}

function Suspended({ suspension }: { readonly suspension: Suspension }) {
  const t = useMessages();
  const format = useFormat();
  const { user } = useSession();
  const { _id, reason, since, removal } = suspension;
  return (
    <Stack gap={5}>
      <SectionCard padding="large" title={t('suspension.reason')}>
        <blockquote dir="auto">{reason || t('suspension.noReason')}</blockquote>
        <p>{t(removal ? 'suspension.removedSince' : 'suspension.since', { when: format.dateTime(since) })}</p>
        <p>{t(removal ? 'suspension.openRemoved' : 'suspension.open')}</p>
        {user?.role === 'Worker' && <ButtonLink href="/dashboard/withdrawals">{t('suspension.withdraw')}</ButtonLink>}
        <p>
          <Link href={`/dashboard/receipt/suspension/${_id}`}>{t('suspension.receipt')}</Link>
        </p>
      </SectionCard>
      <SectionCard padding="large" title={t('suspension.objection')}>
        {suspension.objection ? <Objected objection={suspension.objection} /> : <ObjectionForm />}
      </SectionCard>
    </Stack>
  );
}

function Objected({ objection }: { readonly objection: NonNullable<Suspension['objection']> }) {
  const t = useMessages();
  const format = useFormat();
  const { statement, at, decision } = objection;
  return (
    <>
      <p>{t('suspension.objected', { when: format.dateTime(at) })}</p>
      <blockquote dir="auto">{statement}</blockquote>
      {decision ? (
        <>
          <p>{t('suspension.kept', { when: format.dateTime(decision.at) })}</p>
          <blockquote dir="auto">{decision.reason}</blockquote>
        </>
      ) : (
        <Banner kind="info">{t('suspension.waiting')}</Banner>
      )}
    </>
  );
}

function ObjectionForm() {
  const t = useMessages();
  const { send, field, submitButton } = useSend();
  const [object] = useObjectToSuspensionMutation();

  function submit(form: HTMLFormElement) {
    const statement = typed(form, 'statement');
    void send(() => object({ objectBody: { statement } }).unwrap(), {
      form,
      fieldErrors: { statement: statement === '' },
      success: t('suspension.sent'),
    });
  }

  return (
    <>
      <p>{t('suspension.objectText')}</p>
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <TextAreaField
          label={t('suspension.statement')}
          {...field('statement')}
          maxLength={LENGTHS.statement}
          required
        />
        <Button {...submitButton}>{t('suspension.object')}</Button>
      </Form>
    </>
  );
}
