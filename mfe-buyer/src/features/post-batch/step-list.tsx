import { classes, useFormat, VisuallyHidden } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './step-list.module.css';
import { type Step, STEPS } from './steps';

interface StepListProps {
  readonly current: Step;
  /** No other step can be opened now. */
  readonly disabled: boolean;
  readonly onOpen: (step: Step) => void;
}

/**
 * The steps with their numbers and names; a finished one can be opened again. antd's Steps is no list, marks no current
 * step and counts in Latin digits, and with it the page would exceed its 400 KB.
 */
export function StepList({ current, disabled, onOpen }: StepListProps) {
  const t = useMessages();
  const format = useFormat();
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t('batch.steps')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isDone = index < at;
          const name = (
            <>
              <span className={styles.number} aria-hidden="true">
                {format.number(index + 1)}
              </span>
              <span>
                <VisuallyHidden>
                  {t(isDone ? 'batch.stepDone' : 'batch.stepNumber', { number: index + 1 })}{' '}
                </VisuallyHidden>
                {t(`batch.step.${step}`)}
              </span>
            </>
          );
          return (
            <li
              key={step}
              className={classes(styles.step, isDone && styles.done)}
              aria-current={step === current ? 'step' : undefined}
            >
              {isDone ? (
                <button type="button" className={styles.name} disabled={disabled} onClick={() => onOpen(step)}>
                  {name}
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
