import './prose.css';
import './story.css';
import './task.css';

export { Prose } from './prose';
export { Story, StoryWords, type StoryEntry, type StoryProps } from './story';
export { TaskFacts, type TaskFactsProps } from './task-facts';
export { TaskSheet, type TaskSheetProps } from './task-sheet';
