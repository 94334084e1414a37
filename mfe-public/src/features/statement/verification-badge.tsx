import { Badge } from '@kaaj/ui';
import { CheckIcon, CloseIcon } from '@kaaj/ui/icons';
import { useMessages } from '../../messages';

export type LineState = 'booked' | 'right' | 'wrong';

const looks = { booked: 'neutral', right: 'good', wrong: 'bad' } as const;

/** Whether a line is in the books of its day, and the result of the verification. */
export function VerificationBadge({ state }: { state: LineState | undefined }) {
  const t = useMessages();
  if (!state) return null;
  const icon =
    state === 'wrong' ? <CloseIcon size={14} strokeWidth={2.4} /> : <CheckIcon size={14} strokeWidth={2.4} />;
  return (
    <Badge tone={looks[state]} icon={state === 'booked' ? undefined : icon}>
      {t(`books.${state}`)}
    </Badge>
  );
}
