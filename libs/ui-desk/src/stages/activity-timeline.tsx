import { StoryWords, type StoryProps } from '@kaaj/page-kit/task';
import { Timeline } from 'antd';

const INKS = { good: 'var(--k-accent)', bad: 'var(--k-danger)', plain: 'var(--k-ink-faint)' } as const;

/** What happened to something, one after the other, with the words and pictures of those who did it. */
export function ActivityTimeline({ label, entries, pictureName }: StoryProps) {
  return (
    <Timeline
      className="k-desk-story"
      aria-label={label}
      items={entries.map((entry) => ({
        key: entry.key,
        color: INKS[entry.tone ?? 'plain'],
        content: <StoryWords entry={entry} pictureName={pictureName} />,
      }))}
    />
  );
}
