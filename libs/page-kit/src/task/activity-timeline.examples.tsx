import { useWords } from '@kaaj/ui/gallery';
import { ActivityTimeline } from './activity-timeline';

export default function StoryExamples() {
  const t = useWords();
  return (
    <ActivityTimeline
      label={t.heading}
      pictureName={(number) => String(number)}
      entries={[
        { key: 'a', title: t.pending, when: '4 Dec', text: t.answer },
        { key: 'b', title: t.rejected, when: '5 Dec', tone: 'bad' },
        { key: 'c', title: t.accepted, when: '6 Dec', tone: 'good' },
      ]}
    />
  );
}
