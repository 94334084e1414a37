import { SectionHeading } from '@kaaj/ui';
import { type Ref } from 'react';
import { useMessages } from '../../messages';
import styles from './step-heading.module.css';
import { type Step } from './steps';

interface StepHeadingProps {
  readonly step: Step;
  /** Receives the focus when the step is opened. */
  readonly ref: Ref<HTMLElement>;
}

/** The name of a step, and what it is about. */
export function StepHeading({ step, ref }: StepHeadingProps) {
  const t = useMessages();
  const title = (
    <span ref={ref} tabIndex={-1} className={styles.title}>
      {t(`batch.step.${step}`)}
    </span>
  );
  return <SectionHeading id="step" size="small" title={title} lead={t(`batch.lead.${step}`)} />;
}
