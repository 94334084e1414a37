import { Button, Row } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './step-buttons.module.css';
import { STEPS } from './steps';
import { type Batch } from './use-batch';

/** The way back, and the way on: the next step, or the preview. */
export function StepButtons({ batch: { step, open, uploading, preview, previewing } }: { readonly batch: Batch }) {
  const t = useMessages();
  const before = STEPS[STEPS.indexOf(step) - 1];
  return (
    <Row gap={3} justify={before ? 'between' : 'end'} className={styles.buttons}>
      {before && (
        <Button variant="secondary" disabled={uploading} onClick={() => open(before)}>
          {t('batch.back')}
        </Button>
      )}
      {step === 'check' ? (
        <Button type="submit" variant={preview ? 'secondary' : 'primary'} {...previewing.button}>
          {t('batch.look')}
        </Button>
      ) : (
        <Button type="submit" disabled={uploading}>
          {t('batch.next')}
        </Button>
      )}
    </Row>
  );
}
