import { type Tag } from '@kaaj/api-client';

const AT_MOST_EVERY_MS = 1_000;

/** Collects tags to invalidate: the first at once, from then on at most once a second. */
export function throttledInvalidation(renew: (tags: Tag[]) => void) {
  const waiting = new Set<Tag>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    pause = undefined;
    if (waiting.size === 0) return;
    const tags = [...waiting];
    waiting.clear();
    pause = setTimeout(flush, AT_MOST_EVERY_MS);
    renew(tags);
  };

  return {
    add(tags: readonly Tag[]): void {
      tags.forEach((tag) => waiting.add(tag));
      if (pause === undefined) flush();
    },
    stop(): void {
      clearTimeout(pause);
      pause = undefined;
      waiting.clear();
    },
  };
}
