export { Prose } from './prose';
export { ActivityTimeline, type StoryEntry, type StoryProps } from './activity-timeline';
export { TaskBoard } from './task-board';
export { TaskCard } from './task-card';
export { TaskSummary, type TaskSummaryProps } from './task-summary';
export { TaskFilters } from './task-filters';
export { TaskPage } from './task-page';
export { TaskSheet } from './task-sheet';
export { TaskThumbnail } from './task-thumbnail';
