import { ErrorState } from '@kaaj/ui';
import { useMessages } from '../messages';

interface Props {
  readonly retry: () => void;
  /** The part was built for another version of the shell, which trying again rarely mends. */
  readonly misfit?: boolean;
}

/** Says, in a failed part's own area, that it cannot be shown now. */
export function Unavailable({ retry, misfit = false }: Props) {
  const t = useMessages();
  return (
    <ErrorState
      title={t(misfit ? 'unavailable.misfitTitle' : 'unavailable.title')}
      text={t(misfit ? 'unavailable.misfitText' : 'unavailable.text')}
      onRetry={retry}
    />
  );
}
