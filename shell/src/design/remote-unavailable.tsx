import { ErrorState, PageTitle } from '@kaaj/ui';
import { useMessages } from '../messages';

interface Props {
  readonly retry: () => void;
  /** The part was built for another version of the shell, which a retry rarely mends. */
  readonly mismatch?: 'contract' | 'library' | undefined;
}

const texts = { contract: 'unavailable.misfitText', library: 'unavailable.libraryText' } as const;

/** The error state of a part that failed to load, in the part's own area. */
export function RemoteUnavailable({ retry, mismatch }: Props) {
  const t = useMessages();
  const title = t(mismatch ? 'unavailable.misfitTitle' : 'unavailable.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState title={title} text={t(mismatch ? texts[mismatch] : 'unavailable.text')} onRetry={retry} />
    </>
  );
}
