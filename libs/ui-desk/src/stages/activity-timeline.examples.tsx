import { StoryOfThree } from '@kaaj/ui/gallery';
import { ActivityTimeline } from './activity-timeline';

export default function StoryExamples() {
  return <StoryOfThree ActivityTimeline={ActivityTimeline} />;
}
