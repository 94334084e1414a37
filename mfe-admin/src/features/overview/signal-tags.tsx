import { type QueuedWithdrawal } from '@kaaj/contract';
import { Button, Row, Stack, VisuallyHidden } from '@kaaj/ui';
import { Tag } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { COLOURS } from './use-signal-words';

/** Maximum number in a row; the dialog shows all. */
const SHOWN = 2;

interface SignalTagsProps {
  request: QueuedWithdrawal;
  onLook: () => void;
}

/** Risk signals of a request, the strongest first, with a link to all of them. */
export function SignalTags({ request: { signals, status, worker }, onLook }: SignalTagsProps) {
  const t = useMessages();
  const nameOf = usePersonName();
  if (status !== 'pending') return '–';
  if (signals.length === 0) return t('signals.none');
  const more = signals.length - SHOWN;
  return (
    <Stack gap={2} align="start">
      <Row gap={1}>
        {signals.slice(0, SHOWN).map(({ code, level }) => (
          <Tag key={code} color={COLOURS[level]}>
            {t(`signals.tag.${code}`)}
          </Tag>
        ))}
        {more > 0 && <Tag>{t('signals.more', { count: more })}</Tag>}
      </Row>
      <Button
        variant="ghost"
        size="small"
        aria-label={t('signals.lookAt', { name: nameOf(worker.name) })}
        onClick={onLook}
      >
        {t('signals.look')}
      </Button>
    </Stack>
  );
}

/** The number of risk signals as a compact link; renders nothing without any. */
export function SignalCount({ request: { signals, status, worker }, onLook }: SignalTagsProps) {
  const t = useMessages();
  const name = usePersonName()(worker.name);
  if (status !== 'pending' || signals.length === 0) return null;
  const count = signals.length;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={onLook}>
        {t('signals.count', { count })}
        <VisuallyHidden>. {t('signals.lookAt', { name })}</VisuallyHidden>
      </Button>
    </div>
  );
}
