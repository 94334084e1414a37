import { Story } from './story';
import { StoryOfThree } from '../../gallery/twins/story-of-three';

export default function StoryExamples() {
  return <StoryOfThree Story={Story} />;
}
