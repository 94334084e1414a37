import { useId, type ReactNode } from 'react';
import { Card } from '../components/card';
import { classes } from '../components/classes';
import { CheckIcon } from '../icons/icons';
import { useFormat } from '../settings/ui-settings';

export interface Step {
  key: string;
  title: string;
  text: ReactNode;
  done: boolean;
  /** The way to do it, shown while it is the next one. */
  action?: ReactNode;
  /** The progress of a longer step; `text` has the same as words. */
  progress?: { value: number; max: number };
}

export interface StepListProps {
  title: string;
  steps: readonly Step[];
  /** For screen readers: the step is complete. */
  doneLabel: string;
  /** Loading: reserves the space, and shows nothing. */
  awaited?: boolean;
}

/** A few steps in their order: what is behind is ticked, and the next one shows its way. */
export function StepList({ title, steps, doneLabel, awaited = false }: StepListProps) {
  const format = useFormat();
  const id = useId();
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Card as="section" aria-labelledby={id} aria-hidden={awaited} inert={awaited}>
      <div className={classes('k-steps', awaited && 'k-steps--awaited')}>
        <h2 id={id} className="k-steps__title">
          {title}
        </h2>
        <ol className="k-steps__list">
          {steps.map(({ key, title: name, text, done, action, progress }, index) => (
            <li
              key={key}
              className={classes(
                'k-steps__step',
                done && 'k-steps__step--done',
                index === next && 'k-steps__step--next',
              )}
              aria-current={index === next ? 'step' : undefined}
            >
              <span className="k-steps__mark" aria-hidden="true">
                {done ? <CheckIcon size={16} /> : format.number(index + 1)}
              </span>
              <div>
                <h3 className="k-steps__name">
                  {name}
                  {done && <span className="k-visually-hidden"> ({doneLabel})</span>}
                </h3>
                <p className="k-steps__text">{text}</p>
                {progress && <progress className="k-progress" {...progress} aria-label={name} />}
                {index === next && action && <div className="k-steps__action">{action}</div>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
