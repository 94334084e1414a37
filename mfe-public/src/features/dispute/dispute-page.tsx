import {
  useGetDisputeQuery,
  useListDisputeMessagesQuery,
  useNameSupporterMutation,
  useSendDisputeMessageMutation,
} from '@kaaj/api-client';
import { type Dispute, type DisputeMessage, type DisputeParty, LENGTHS, LIMITS } from '@kaaj/contract';
import { Banner, Button, CoinAmount, Form, PageHeading, SectionCard, Stack, TextField, useFormat } from '@kaaj/ui';
import { NotFound, QueryState, TextForm, usePersonName, useSend } from '@kaaj/page-kit';
import { useParams, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { looksLikeEmail, typedEmail } from '../../shared/form';
import styles from './dispute.module.css';

/** Where each role has what a dispute is about. */
const LISTS = {
  Worker: { href: '/dashboard/mysubmission', text: 'dispute.toSubmissions' },
  Buyer: { href: '/dashboard/review', text: 'dispute.toReview' },
  Admin: { href: '/dashboard', text: 'dispute.toOverview' },
} as const;

/** The messages of both sides of a dispute and their supporters, for all participants and Admins. */
export default function DisputePage() {
  const t = useMessages();
  const { disputeId = '' } = useParams();
  const list = LISTS[useSession().role ?? 'Admin'];
  const query = useGetDisputeQuery({ id: disputeId });
  const back = { href: list.href, label: t(list.text) };
  return (
    <QueryState
      query={query}
      errorTitle={t('dispute.failed')}
      tabTitle={t('dispute.title')}
      notFound={<NotFound drawing="no-submissions" title={t('dispute.missing')} back={back} />}
    >
      {(dispute) => <Conversation dispute={dispute} />}
    </QueryState>
  );
}

/** From the reader's side of the dispute. */
const LEADS = { worker: 'dispute.ofWorker', buyer: 'dispute.ofBuyer' } as const;

function Conversation({ dispute }: { readonly dispute: Dispute }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { _id: id, submissionId, task, payableAmount, state, worker, buyer, supporters } = dispute;
  const party = usePartyOf(dispute);
  const isOpen = state !== 'decided';
  const side = party === 'worker' || party === 'buyer' ? party : undefined;
  return (
    <Stack gap={6}>
      <PageHeading
        title={task.title}
        lead={t(side ? LEADS[side] : 'dispute.between', { worker: nameOf(worker.name), buyer: nameOf(buyer.name) })}
        back={
          side && {
            href: `/dashboard/${side === 'worker' ? 'mysubmission' : 'submission'}/${submissionId}`,
            label: t('dispute.toSubmission'),
          }
        }
        actions={<CoinAmount coins={payableAmount} />}
      />
      <Decision dispute={dispute} />
      <SectionCard title={t('dispute.said')}>
        <Messages dispute={dispute} />
        {isOpen && party && <MessageForm id={id} />}
      </SectionCard>
      {side && (supporters?.[side] !== undefined || isOpen) && (
        <SectionCard title={t('dispute.supporter')} lead={t('dispute.supporterLead')}>
          {supporters?.[side] ? <p>{nameOf(supporters[side].name)}</p> : <SupporterForm id={id} />}
        </SectionCard>
      )}
    </Stack>
  );
}

/** What was decided, why and when; renders nothing before. */
function Decision({ dispute: { outcome, reason, decidedAt } }: { readonly dispute: Dispute }) {
  const t = useMessages();
  const format = useFormat();
  if (!outcome || !decidedAt) return null;
  return (
    <Banner kind="info" title={t(`story.dispute.${outcome}`)}>
      {reason && <p dir="auto">{reason}</p>}
      <p>{t('dispute.decided', { time: format.dateTime(decidedAt) })}</p>
    </Banner>
  );
}

/** The reader's role in the dispute; undefined for an Admin. */
function usePartyOf({ worker, buyer, supporters }: Dispute): DisputeParty | undefined {
  const { user } = useSession();
  const own = user?._id;
  if (own === undefined) return undefined;
  if (own === worker._id) return 'worker';
  if (own === buyer._id) return 'buyer';
  if (own === supporters?.worker?._id) return 'worker-supporter';
  return own === supporters?.buyer?._id ? 'buyer-supporter' : undefined;
}

function Messages({ dispute }: { readonly dispute: Dispute }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { _id: id, statement, openedAt, answer, answeredAt, worker, buyer } = dispute;
  const { data } = useListDisputeMessagesQuery({ id, size: LIMITS.listPageSizeMax });
  const first: DisputeMessage = { _id: 'statement', text: statement, at: openedAt, by: 'worker', author: worker };
  const second: readonly DisputeMessage[] =
    answer === null || answeredAt === null
      ? []
      : [{ _id: 'answer', text: answer, at: answeredAt, by: 'buyer', author: buyer }];
  const messages = [first, ...second, ...(data?.data ?? [])].sort((one, other) => (one.at < other.at ? -1 : 1));
  return (
    <Stack as="ol">
      {messages.map(({ _id, text, at, by, author }) => (
        <li key={_id} className={styles.message}>
          <p className={styles.who}>
            <span>
              <strong>
                <bdi>{nameOf(author.name)}</bdi>
              </strong>{' '}
              · {t(`dispute.by.${by}`)}
            </span>
            <When at={at} />
          </p>
          <p className={styles.words} dir="auto">
            {text === '' ? t('dispute.noWords') : text}
          </p>
        </li>
      ))}
    </Stack>
  );
}

function When({ at }: { readonly at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.dateTime(at)}</time>;
}

function MessageForm({ id }: { readonly id: string }) {
  const t = useMessages();
  const [sendMessage] = useSendDisputeMessageMutation();
  return (
    <TextForm
      name="text"
      label={t('dispute.message')}
      hint={t('dispute.messageHint')}
      rows={4}
      maxLength={LENGTHS.statement}
      action={t('dispute.send')}
      onSend={(text) => sendMessage({ id, disputeMessageBody: { text } }).unwrap()}
    />
  );
}

function SupporterForm({ id }: { readonly id: string }) {
  const t = useMessages();
  const { send, field, button } = useSend();
  const [nameSupporter] = useNameSupporterMutation();
  const submit = (form: HTMLFormElement) => {
    const email = typedEmail(form, 'email');
    const ask = {
      title: t('dispute.supporterQuestion', { email }),
      text: t('dispute.supporterText'),
      ok: t('dispute.name'),
    };
    void send(() => nameSupporter({ id, nameSupporterBody: { email } }).unwrap(), {
      form,
      fieldErrors: { email: !looksLikeEmail(email) && t('dispute.noEmail') },
      confirm: ask,
      success: t('dispute.named'),
    });
  };
  return (
    <Form onSubmit={({ currentTarget }) => submit(currentTarget)}>
      <Stack gap={3}>
        <TextField
          {...field('email')}
          type="email"
          label={t('dispute.email')}
          required
          autoComplete="off"
          maxLength={LENGTHS.email}
        />
        <span>
          <Button type="submit" variant="secondary" {...button}>
            {t('dispute.name')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
