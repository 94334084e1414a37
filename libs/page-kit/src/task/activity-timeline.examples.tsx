import { ActivityTimeline } from './activity-timeline';
import { StoryOfThree } from '@kaaj/ui/gallery';

export default function StoryExamples() {
  return <StoryOfThree ActivityTimeline={ActivityTimeline} />;
}
