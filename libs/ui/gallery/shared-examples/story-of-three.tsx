import { type ActivityTimeline as LightStory } from '@kaaj/page-kit/task';
import { useWords } from '../use-words';

export function StoryOfThree({ ActivityTimeline: Story }: { readonly ActivityTimeline: typeof LightStory }) {
  const t = useWords();
  return (
    <Story
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
