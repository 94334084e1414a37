import { type Task } from '@kaaj/contract';
import { Banner } from '@kaaj/ui';
import { useState } from 'react';
import { useMessages } from '../../messages';
import styles from './changes.module.css';

/**
 * The texts that the buyer changed while the page was open, in their earlier form; the page itself shows the new one.
 */
export function Changes({ task }: { task: Task }) {
  const t = useMessages();
  const [first] = useState(task);
  if (first.version === task.version) return null;
  const texts = [
    { field: t('details.name'), before: first.title, now: task.title },
    { field: t('details.about'), before: first.taskDetail, now: task.taskDetail },
    { field: t('details.proof'), before: first.submissionInfo, now: task.submissionInfo },
  ];
  return (
    <Banner kind="warn" title={t('submit.changed')}>
      <p>{t('submit.changedText')}</p>
      <dl>
        {texts
          .filter(({ before, now }) => before !== now)
          .map(({ field, before }) => (
            <div key={field}>
              <dt>{t('submit.before', { field })}</dt>
              <dd className={styles.before}>{before}</dd>
            </div>
          ))}
      </dl>
    </Banner>
  );
}
