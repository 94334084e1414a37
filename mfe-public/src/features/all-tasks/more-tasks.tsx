import { Button } from '@kaaj/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../messages';
import styles from './all-tasks.module.css';

/** So far before the end is in sight, the next cards are fetched. */
const AHEAD = '600px';

interface Props {
  readonly onMore: (byHand: boolean) => void;
}

/** Opens more when it comes near the screen, and when pressed. */
export function MoreTasks({ onMore }: Props) {
  const t = useMessages();
  const place = useRef<HTMLLIElement>(null);
  const openMore = useEffectEvent(() => onMore(false));
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) openMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={place} className={styles.more}>
      <Button variant="secondary" onClick={() => onMore(true)}>
        {t('allTasks.more')}
      </Button>
    </li>
  );
}
