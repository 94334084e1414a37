import { Card, classes, useBelow, useFormat } from '@kaaj/ui';
import { CheckIcon } from '@kaaj/ui/icons';
import { type StepListProps } from '@kaaj/ui/data';
import { Steps } from 'antd';
import { useId } from 'react';
import { Progress } from './progress';

/** A few steps in their order: what is behind is ticked, and the next one shows its way. */
export function StepList({ title, steps, doneLabel, awaited = false }: StepListProps) {
  const format = useFormat();
  const narrow = useBelow('large');
  const id = useId();
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Card as="section" aria-labelledby={id} aria-hidden={awaited} inert={awaited}>
      <div className={classes('k-desk-steps', awaited && 'k-desk-steps--awaited')}>
        <h2 id={id} className="k-desk-steps__title">
          {title}
        </h2>
        <div role="list">
          <Steps
            responsive={false}
            orientation={narrow ? 'vertical' : 'horizontal'}
            current={next}
            items={steps.map(({ key, title: name, text, done, action, progress }, index) => ({
              key,
              role: 'listitem',
              status: done ? 'finish' : index === next ? 'process' : 'wait',
              'aria-current': index === next ? 'step' : undefined,
              icon: <span aria-hidden="true">{done ? <CheckIcon size={16} /> : format.number(index + 1)}</span>,
              title: (
                <h3 className="k-desk-steps__name">
                  {name}
                  {done && <span className="k-visually-hidden"> ({doneLabel})</span>}
                </h3>
              ),
              content: (
                <>
                  <p className="k-desk-steps__text">{text}</p>
                  {progress && <Progress label={name} {...progress} />}
                  {index === next && action && <div className="k-desk-steps__action">{action}</div>}
                </>
              ),
            }))}
          />
        </div>
      </div>
    </Card>
  );
}
