import { Banner, Stack } from '@kaaj/ui';
import { Progress } from '@kaaj/ui-desk/stages';
import { useMessages } from '../../messages';
import { type PicturesProgress } from './use-batch-pictures';
import { useFaultText } from './use-fault-text';

/** The progress of a batch's pictures, and their errors. */
export default function PicturesState({
  progress: { pictures, share, waiting, failed },
}: {
  readonly progress: PicturesProgress;
}) {
  const t = useMessages();
  const faultText = useFaultText();
  return (
    <div aria-live="polite">
      <Stack gap={2}>
        {failed !== undefined && <Banner kind="error" title={t('batch.pictures.failed', { text: failed })} />}
        {share !== undefined && (
          <Progress aria-label={t('batch.pictures.sending')} percent={100 * share} showInfo={false} />
        )}
        {waiting && <p>{t('batch.pictures.waiting')}</p>}
        {pictures?.state === 'fetching' && (
          <Progress
            aria-label={t('batch.pictures.storing')}
            percent={(100 * pictures.stored) / Math.max(1, pictures.total)}
            showInfo={false}
          />
        )}
        {pictures && <p>{t('batch.pictures.stored', { stored: pictures.stored, total: pictures.total })}</p>}
        {pictures && pictures.faults.length > 0 && (
          <Banner kind="error" title={t('batch.pictures.faults')}>
            <ul>
              {pictures.faults.map(({ line, ...fault }, index) => (
                <li key={index}>
                  {line === null
                    ? t('batch.pictures.fault', { name: fault.field, text: faultText(fault) })
                    : t('batch.fault', { line, field: fault.field, text: faultText(fault) })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </Stack>
    </div>
  );
}
