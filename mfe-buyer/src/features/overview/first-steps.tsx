import { type BuyerOverview } from '@kaaj/contract';
import { ButtonLink } from '@kaaj/ui';
import { StepList } from '@kaaj/ui/data';
import { useFirstSteps } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

type Overview = Pick<BuyerOverview, 'submissions' | 'history'> & {
  readonly overview: readonly { readonly countOfTasks: number }[];
};

const isDecided = ({ submissions, history }: Overview) =>
  submissions.some(({ status }) => status !== 'pending') ||
  history.some(({ accepted, rejected }) => accepted + rejected > 0);

/** The steps from the first coins to the first decision; hidden afterwards. `overview` is undefined while it loads. */
export function FirstSteps({ overview }: { readonly overview: Overview | undefined }) {
  const t = useMessages();
  const { user } = useSession();
  const decided = overview && isDecided(overview);
  const posted = decided || (overview?.overview[0]?.countOfTasks ?? 0) > 0;
  const show = useFirstSteps(decided === undefined ? undefined : !decided);
  if (show === 'gone') return null;
  return (
    <StepList
      title={t('steps.title')}
      doneLabel={t('steps.done')}
      awaited={show === 'awaited'}
      steps={[
        {
          key: 'coins',
          title: t('steps.coins.title'),
          text: t('steps.coins.text'),
          done: posted || (user?.coin ?? 0) > 0,
          action: (
            <ButtonLink size="small" href="/dashboard/purchaseCoin">
              {t('steps.coins.action')}
            </ButtonLink>
          ),
        },
        {
          key: 'task',
          title: t('steps.task.title'),
          text: t('steps.task.text'),
          done: posted,
          action: (
            <ButtonLink size="small" href="/dashboard/addTask">
              {t('steps.task.action')}
            </ButtonLink>
          ),
        },
        {
          key: 'decision',
          title: t('steps.decision.title'),
          text: t('steps.decision.text'),
          done: decided ?? false,
        },
      ]}
    />
  );
}
