import { type Dispute, type ReceiptWork } from '@kaaj/contract';
import { SectionHeading, useFormat } from '@kaaj/ui';
import { Prose, ActivityTimeline } from '@kaaj/page-kit/task';
import { useTaskText, useSubmissionTimeline } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './receipt.module.css';

/** The instructions, the submission and its decision. */
export function ReceiptWorkPart({ work, dispute }: { readonly work: ReceiptWork; readonly dispute: Dispute | null }) {
  const t = useMessages();
  const format = useFormat();
  const { needed } = useTaskText();
  const { instructions, versions, changes, decision } = work;
  const { timeline } = useSubmissionTimeline()({
    versions: versions.map((version) => ({ ...version, pictures: version.pictures.map(({ address }) => address) })),
    ...{ changes, decision, dispute, rejectionReason: decision?.reason ?? '', acceptedAt: null },
  });
  const pictures = versions.flatMap((version) => version.pictures);
  return (
    <>
      <section className={styles.part} aria-labelledby="receipt-asked">
        <SectionHeading id="receipt-asked" size="small" title={t('story.instructions')} />
        <h3 dir="auto">{instructions.title}</h3>
        <Prose>{instructions.taskDetail}</Prose>
        <p>
          <strong>{t('story.proof')}</strong>:{' '}
          {[instructions.submissionInfo, ...needed(instructions.proof)].join(' · ')}
        </p>
        <p className={styles.check}>
          {t('receipt.version')}: {format.number(instructions.version)}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="receipt-happened">
        <SectionHeading id="receipt-happened" size="small" title={t('story.title')} />
        <ActivityTimeline {...timeline} />
        {pictures.length > 0 && (
          <>
            <p className={styles.check}>{t('receipt.pictures')}</p>
            <ol className={styles.hashes}>
              {pictures.map(({ address, sha256 }) => (
                <li key={address}>
                  <code className={styles.exact}>{sha256 ?? t('receipt.noHash')}</code>
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
    </>
  );
}
