import { serverNow } from '@kaaj/api-client';
import { type PayoutStanding, type Withdrawal } from '@kaaj/contract';
import { classes, Link, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './payout-line.module.css';

const STEPS = ['asked', 'accepted', 'sent', 'confirmed'] as const;
const BEFORE = { reference: null, reason: null, due: null };

/** The state of a request and its money: completed steps, the date of the current one, and the promised time. */
export function PayoutLine({ request: { withdrawDate, status, payout } }: { request: Withdrawal }) {
  const t = useMessages();
  const format = useFormat();
  const decided = status === 'accepted' ? payout : null;
  const { state, reference, reason, at, due } = decided ?? { ...BEFORE, state: 'waiting', at: withdrawDate };
  const decideBy = payout?.state === 'waiting' ? payout.due : null;
  const failed = state === 'failed';
  const steps = failed ? (['asked', 'accepted', 'failed'] as const) : STEPS;
  const reached = failed ? 2 : reachedBy(state);
  return (
    <ol className={styles.line} aria-label={t('payout.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes(styles.step, index <= reached && styles.done, step === 'failed' && styles.failed)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(`payout.${step}`)}
          {(index === reached || step === 'asked') && (
            <small>{format.dateTime(step === 'asked' ? withdrawDate : at)}</small>
          )}
          {index === reached && reference && <small>{t('payout.reference', { reference })}</small>}
          {step === 'failed' && <CoinsBack reason={reason} />}
          {step === 'accepted' && index > reached && (
            <>
              <small>{t('payout.byAdmin')}</small>
              {decideBy && <PromisedTime promised={decideBy} text="payout.decidedBy" />}
            </>
          )}
          {step === 'confirmed' && index > reached && due && <PromisedTime promised={due} text="payout.due" />}
        </li>
      ))}
    </ol>
  );
}

/** Why the money was not paid, and that its coins are back. */
export function CoinsBack({ reason }: { readonly reason: string | null }) {
  const t = useMessages();
  return (
    <>
      {reason && <small dir="auto">{reason}</small>}
      <small>{t('payout.coinsBack')}</small>
    </>
  );
}

interface PromisedTimeProps {
  readonly promised: string;
  readonly text: 'payout.due' | 'payout.decidedBy';
}

/** The promised time of a step; once it is over, that the step is overdue and whom to ask. */
function PromisedTime({ promised, text }: PromisedTimeProps) {
  const t = useMessages();
  const format = useFormat();
  const time = format.dateTime(promised);
  if (Date.parse(promised) > serverNow()) return <small>{t(text, { time })}</small>;
  return (
    <small className={styles.late}>
      {t('payout.late', { time })} <Link href="/contact">{t('payout.ask')}</Link>
    </small>
  );
}

/** The step that money in a state has reached; money that waits for its turn is accepted. */
function reachedBy(state: PayoutStanding['state']): number {
  if (state === 'waiting') return 0;
  return Math.max(
    1,
    STEPS.findIndex((step) => step === state),
  );
}
