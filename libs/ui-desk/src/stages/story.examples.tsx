import { StoryOfThree } from '@kaaj/ui/gallery';
import { Story } from './story';

export default function StoryExamples() {
  return <StoryOfThree Story={Story} />;
}
