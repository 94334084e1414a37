import { useEffect, useRef } from 'react';
import { RefreshIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';
import { Button } from './button';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  /** The last request failed: shows an error, and waits for a press. */
  failed?: boolean;
  /** By default the common words for more. */
  label?: string;
  /** Loads more only by the button, when content follows the list. */
  byHand?: boolean;
}

/** The end of a list with more pages: loads the next page when it comes near the viewport, or by the button. */
export function LoadMore({ hasMore, loading, onMore, failed = false, label, byHand = false }: LoadMoreProps) {
  const { texts } = useUiSettings();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });

  useEffect(() => {
    const element = end.current;
    if (byHand || failed || !element || !hasMore || loading || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [byHand, failed, hasMore, loading]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="k-load-more">
      {failed && <p role="alert">{texts.moreFailed}</p>}
      <Button variant="secondary" icon={failed && <RefreshIcon />} pending={loading} onClick={onMore}>
        {failed ? texts.retry : (label ?? texts.loadMore)}
      </Button>
    </div>
  );
}
