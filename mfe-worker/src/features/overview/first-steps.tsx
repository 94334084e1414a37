import { useListWithdrawalsQuery } from '@kaaj/api-client';
import { type WorkerOverview } from '@kaaj/contract';
import { ButtonLink } from '@kaaj/ui';
import { StepList } from '@kaaj/ui/data';
import { firstStepsFinished, useFirstSteps, useMinimumWithdrawal, useSettings } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/**
 * Coins on hold show that a payout was requested. Otherwise the worker's requests are loaded, but only after the first
 * accepted submission.
 */
function usePayoutAsked(accepted: boolean): boolean | undefined {
  const { user } = useSession();
  const email = user?.email ?? '';
  const onHold = user !== undefined && user.coin > user.availableCoin;
  const known = onHold || !accepted || firstStepsFinished(email);
  const { data, isError } = useListWithdrawalsQuery({ email }, { skip: known });
  if (known) return onHold;
  if (isError) return false;
  return data?.data.some(({ status }) => status === 'pending' || status === 'accepted');
}

/**
 * The steps from the first task to the first payout; hidden once a payout was requested. `overview` is undefined while
 * it loads.
 */
export function FirstSteps({ overview }: { readonly overview: WorkerOverview | undefined }) {
  const t = useMessages();
  const { user } = useSession();
  const minimum = useMinimumWithdrawal();
  const reviewDays = useSettings()?.limits.reviewDays ?? 0;
  const sent = (overview?.submissionCount ?? 0) > 0;
  const accepted = (overview?.totalEarning.totalPayableAmount ?? 0) > 0;
  const asked = usePayoutAsked(accepted);
  const show = useFirstSteps(overview && asked !== undefined ? !(accepted && asked) : undefined);
  if (show === 'gone') return null;
  const available = Math.min(user?.availableCoin ?? 0, minimum);
  const figures = { coins: available, minimum };
  return (
    <StepList
      title={t('steps.title')}
      doneLabel={t('steps.done')}
      awaited={show === 'awaited'}
      steps={[
        {
          key: 'task',
          title: t('steps.task.title'),
          text: t('steps.task.text'),
          done: sent,
          action: (
            <ButtonLink size="small" href="/dashboard/tasklist">
              {t('steps.task.action')}
            </ButtonLink>
          ),
        },
        {
          key: 'accepted',
          title: t('steps.accepted.title'),
          text: reviewDays > 0 ? t('steps.accepted.text', { count: reviewDays }) : t('steps.accepted.byBuyer'),
          done: accepted,
          action: (
            <ButtonLink size="small" variant="secondary" href="/dashboard/mysubmission">
              {t('steps.accepted.action')}
            </ButtonLink>
          ),
        },
        {
          key: 'payout',
          title: t('steps.payout.title'),
          text: t('steps.payout.count', figures),
          done: asked ?? false,
          progress: { value: available, max: minimum },
          action: available === minimum && (
            <ButtonLink size="small" href="/dashboard/withdrawals">
              {t('steps.payout.action')}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
