import { Story } from './story';
import { StoryOfThree } from '@kaaj/ui/gallery';

export default function StoryExamples() {
  return <StoryOfThree Story={Story} />;
}
