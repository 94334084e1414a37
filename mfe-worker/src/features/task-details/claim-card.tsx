import { useClaimSlotMutation, useReleaseClaimMutation } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { Button, Row, Stack, useDuration, useFormat } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { TimeLeft } from '../../shared/time-left';
import styles from './claim-card.module.css';

/** The worker's claim with its remaining time, or the button that claims a slot. */
export function ClaimCard({
  task: { _id: id, myClaim, allowanceMinutes },
  open,
}: {
  task: TaskDetails;
  open: boolean;
}) {
  const t = useMessages();
  const format = useFormat();
  const duration = useDuration();
  const { send, button } = useSend();
  const [claimSlot] = useClaimSlotMutation();
  const [releaseClaim] = useReleaseClaimMutation();

  if (myClaim) {
    return (
      <Row gap={3} justify="between" className={styles.place}>
        <Stack gap={1}>
          <strong>
            {t('claim.kept')} <TimeLeft until={myClaim.until} over={t('claim.over')} />
          </strong>
          <span className="k-field__hint">{t('claim.until', { time: format.dateTime(myClaim.until) })}</span>
        </Stack>
        <Button variant="secondary" {...button} onClick={() => void send(() => releaseClaim({ id }).unwrap())}>
          {t('claim.giveBack')}
        </Button>
      </Row>
    );
  }
  if (!open) return null;
  return (
    <Row gap={3} justify="between" className={styles.place}>
      <span>{t('claim.offer', { time: duration(allowanceMinutes) })}</span>
      <Button variant="secondary" {...button} onClick={() => void send(() => claimSlot({ id }).unwrap())}>
        {t('claim.keep')}
      </Button>
    </Row>
  );
}
