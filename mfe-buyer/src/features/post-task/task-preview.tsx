import { isDay } from '@kaaj/contract';
import { Badge, ButtonLink, SectionHeading } from '@kaaj/ui';
import { TaskCard } from '@kaaj/page-kit/task';
import { useTaskCard, useTaskText } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { readTime, type TaskDraft, wholeNumberOf } from '../../shared/task-draft';
import { termsOf } from '../../shared/task-terms';
import styles from './post-task.module.css';

/** The card that workers will see, while it is written. */
export function TaskPreview({ draft }: { readonly draft: TaskDraft }) {
  const t = useMessages();
  const { notice, viewDetails } = useTaskText();
  const card = useTaskCard();
  const { person } = useSession();
  const day = isDay(draft.completionDate) ? draft.completionDate : '';
  const time = readTime(draft.closesAt);
  const places = wholeNumberOf(draft.requiredWorkers);
  const terms = termsOf(draft);
  const noticed = notice(terms);
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <SectionHeading id="preview" size="small" title={t('task.preview')} />
      {/* Nothing in it is there to be pressed. */}
      <div inert>
        <TaskCard
          {...card({
            ...terms,
            title: draft.title.trim() || t('task.title'),
            buyer: { name: person?.displayName ?? '' },
            completionDate: day,
            ...(day && time && { closesAt: `${day}T${time}` }),
            payableAmount: wholeNumberOf(draft.payableAmount),
            requiredWorkers: places,
            places,
            medianMinutes: null,
            imageURL: draft.imageURL,
          })}
          level={3}
          badge={noticed && <Badge tone="warn">{noticed}</Badge>}
          link={
            <ButtonLink block href="#preview">
              {viewDetails}
            </ButtonLink>
          }
        />
      </div>
    </section>
  );
}
