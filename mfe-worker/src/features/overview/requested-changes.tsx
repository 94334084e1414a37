import { type Submission } from '@kaaj/contract';
import { Banner, ButtonLink, Stack, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** The submissions that the worker has to change, each with its deadline; renders nothing without any. */
export function RequestedChanges({ submissions }: { readonly submissions: readonly Submission[] }) {
  const t = useMessages();
  const format = useFormat();
  if (submissions.length === 0) return null;
  return (
    <Stack gap={2}>
      {submissions.map(({ _id, task, changes }) => (
        <Banner
          key={_id}
          kind="warn"
          title={t('mine.changesDue', { time: changes?.due ? format.dateTime(changes.due) : '' })}
          action={
            <ButtonLink size="small" href={`/dashboard/mysubmission/${_id}`}>
              {t('overview.sendChanges')}
            </ButtonLink>
          }
        >
          <bdi>{task.title}</bdi>
        </Banner>
      ))}
    </Stack>
  );
}
