import { useReleaseClaimMutation } from '@kaaj/api-client';
import { TaskSheet } from '@kaaj/page-kit/task';
import { useTaskText } from '@kaaj/page-kit';
import {
  Banner,
  Button,
  ButtonLink,
  classes,
  CoinAmount,
  EmptyState,
  type EmptyStateProps,
  Link,
  PageHeading,
  PageTitle,
  Row,
  Stack,
  Stat,
  StatRow,
  LoadingCard,
} from '@kaaj/ui';
import { ArrowLeftIcon } from '@kaaj/ui/icons';
import { problemText, useNavigate, useParams } from '@kaaj/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { TimeLeft } from '../../shared/time-left';
import { WorkForm } from '../../shared/work-form';
import workForm from '../../shared/work-form.module.css';
import { LinkedWork } from '../../shared/linked-work';
import { type StreamItem, type StreamView } from './stream';
import { useTabLock, useStream } from './use-stream';
import styles from './work-stream.module.css';

const LIST = '/dashboard/tasklist';

/** Handles Enter for any focus, unless the focused element needs the key itself. */
const NEEDS_ENTER = 'a, button, textarea, select, input, dialog, [contenteditable]';

export default function WorkStreamPage() {
  const { batchId = '' } = useParams();
  return <Tab key={batchId} batchId={batchId} />;
}

/** One tab at a time works on a batch. */
function Tab({ batchId }: { readonly batchId: string }) {
  const t = useMessages();
  const { lockState, takeOver } = useTabLock(batchId);
  if (lockState === 'held') return <ActiveStream batchId={batchId} />;
  if (lockState === 'pending') return <Loading />;
  return (
    <StreamState
      title={t('stream.elsewhere')}
      text={t('stream.elsewhereText')}
      action={<Button onClick={takeOver}>{t('stream.here')}</Button>}
    />
  );
}

function ActiveStream({ batchId }: { readonly batchId: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [releaseClaim] = useReleaseClaimMutation();
  const { stream, view } = useStream(batchId);
  const { item, ahead } = view;

  const leave = () => {
    stream.stop();
    for (const id of stream.claimedTaskIds) void releaseClaim({ id });
    void navigate(LIST);
  };

  return (
    <div className={classes(styles.page, workForm.room)}>
      <Stack gap={4}>
        <Figures view={view} />
        <SendStatus view={view} />
        {item ? (
          <Item
            key={item.task._id}
            item={item}
            onSend={(work) => {
              stream.submit(work);
              return Promise.resolve();
            }}
            onSkip={() => stream.skip()}
            onLeave={leave}
          />
        ) : (
          <NoItem view={view} />
        )}
        {ahead?.task.imageURL && <link rel="preload" as="image" href={ahead.task.imageURL} />}
        {item && <p className={styles.keys}>{t(hasChoices(item) ? 'stream.keys' : 'stream.keysSend')}</p>}
      </Stack>
    </div>
  );
}

const hasChoices = ({ task: { form } }: StreamItem) =>
  form?.fields.some(({ kind }) => kind === 'choice' || kind === 'choices' || kind === 'scale');

/** The results so far. */
function Figures({ view: { progress, pace } }: { readonly view: StreamView }) {
  const t = useMessages();
  const seconds = pace === undefined ? undefined : Math.max(1, Math.round(pace / 1000));
  return (
    <div className={styles.figures}>
      <StatRow>
        <Stat label={t('stream.earned')} value={<CoinAmount coins={progress.earned} />} />
        <Stat label={t('stream.done')} value={progress.done} />
        <Stat label={t('stream.left')} value={progress.left} />
        <Stat label={t('stream.pace')} value={seconds === undefined ? '–' : t('stream.seconds', { seconds })} />
      </StatRow>
    </div>
  );
}

/** How many answers are queued, and the last refusal. */
function SendStatus({ view: { waiting, stuck, refused } }: { readonly view: StreamView }) {
  const t = useMessages();
  const [began, setBegan] = useState(false);
  if (waiting > 0 && !began) setBegan(true);
  const last = refused.at(-1);
  return (
    <>
      <p role="status" className={styles.sendStatus}>
        {stuck
          ? t('stream.stuck', { count: waiting })
          : waiting > 0
            ? t('stream.sending', { count: waiting })
            : began && t('stream.sent')}
      </p>
      {last && (
        <Banner
          kind="error"
          title={t('stream.refused', { count: refused.length })}
          action={
            last.work &&
            last.work.code === undefined && (
              <Link href={`/dashboard/taskDetails/${last.taskId}`}>{t('stream.refusedAnswer')}</Link>
            )
          }
        >
          {problemText(last.error)}
          {last.work?.code !== undefined && (
            <p>
              {t('link.code')}: <bdi dir="ltr">{last.work.code}</bdi>
            </p>
          )}
        </Banner>
      )}
    </>
  );
}

interface ItemProps {
  readonly item: StreamItem;
  readonly onSend: Parameters<typeof WorkForm>[0]['onSend'];
  readonly onSkip: () => void;
  readonly onLeave: () => void;
}

function Item({ item: { task, until, link }, onSend, onSkip, onLeave }: ItemProps) {
  const t = useMessages();
  const { needed } = useTaskText();
  const heading = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  // Focuses the new item, so that screen readers announce it and keys start there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof Element) || event.target.closest(NEEDS_ENTER)) return;
    form.current?.querySelector('form')?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Stack gap={4}>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <PageHeading title={task.title} />
      </div>
      <Row gap={3} justify="between">
        <span>
          {t('claim.kept')} <TimeLeft until={until} over={t('claim.over')} />
        </span>
        <Row gap={2}>
          <Button variant="secondary" onClick={onSkip}>
            {t('stream.skip')}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            {t('stream.leave')}
          </Button>
        </Row>
      </Row>
      <div className={styles.item}>
        <TaskSheet
          task={task}
          needed={needed(task.proof)}
          labels={{ about: t('details.about'), proof: t('details.proof') }}
        />
        <div ref={form}>
          {link ? (
            <LinkedWork url={link.url} button={t('stream.send')} onSend={(code) => onSend({ code })} />
          ) : (
            <WorkForm
              draft={`proof.${task._id}`}
              proof={task.proof}
              form={task.form}
              button={t('stream.send')}
              stickyButton
              allowOffline
              onSend={onSend}
            />
          )}
        </div>
      </div>
      <p className={styles.questions}>
        <Link href={`/dashboard/taskDetails/${task._id}`}>{t('question.title')}</Link>
      </p>
    </Stack>
  );
}

/** Why no item is shown. */
function NoItem({ view: { ended, failed, waiting, stuck } }: { readonly view: StreamView }) {
  const t = useMessages();
  const back = <ButtonLink href={LIST}>{t('details.back')}</ButtonLink>;
  if (failed?.code === 'batch/paused')
    return <StreamState title={t('stream.paused')} text={t('stream.pausedText')} action={back} />;
  if (failed) return <StreamState title={t('stream.failed')} text={problemText(failed)} action={back} />;
  if (ended && waiting === 0)
    return <StreamState title={t('stream.ended')} text={t('stream.endedText')} action={back} />;
  if (!stuck) return <Loading />;
  const link = (
    <Link href={LIST}>
      <ArrowLeftIcon size={16} /> {t('details.back')}
    </Link>
  );
  return <StreamState title={t('stream.offline')} text={t('stream.offlineText')} action={link} />;
}

const StreamState = (props: Pick<EmptyStateProps, 'title' | 'text' | 'action'>) => (
  <EmptyState drawing="no-tasks" level={1} {...props} />
);

function Loading() {
  const t = useMessages();
  return (
    <>
      <PageTitle>{t('stream.title')}</PageTitle>
      <LoadingCard lines={6} />
    </>
  );
}
