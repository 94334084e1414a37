import { type PayoutStanding } from '@kaaj/contract';
import { classes, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import './payout-line.css';

const STEPS = ['accepted', 'sent', 'confirmed'] as const;

/** Where the money of an accepted request is: what is behind, since when it stands so, and by when the rest is promised. */
export function PayoutLine({ payout: { state, reference, reason, at, due } }: { payout: PayoutStanding }) {
  const t = useMessages();
  const format = useFormat();
  const failed = state === 'failed';
  const steps = failed ? (['accepted', 'failed'] as const) : STEPS;
  const reached = failed ? 1 : Math.max(0, STEPS.indexOf(state as (typeof STEPS)[number]));
  return (
    <ol className="payout-line" aria-label={t('payout.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes(
            'payout-line__step',
            index <= reached && 'payout-line__step--done',
            step === 'failed' && 'payout-line__step--failed',
          )}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(`payout.${step}`)}
          {index === reached && <small>{format.dateTime(at)}</small>}
          {index === reached && reference && <small>{t('payout.reference', { reference })}</small>}
          {step === 'failed' && (
            <small>
              {reason} {t('payout.coinsBack')}
            </small>
          )}
          {step === 'confirmed' && index > reached && due && (
            <small>{t('payout.due', { time: format.dateTime(due) })}</small>
          )}
        </li>
      ))}
    </ol>
  );
}
