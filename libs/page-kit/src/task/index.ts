export { Prose } from './prose';
export { ActivityTimeline, type StoryEntry, type StoryProps } from './activity-timeline';
export { TaskBoard, type TaskBoardProps } from './task-board';
export { TaskCard, type TaskCardProps } from './task-card';
export { TaskSummary, type TaskSummaryProps } from './task-summary';
export { TaskFilters, type TaskFiltersProps } from './task-filters';
export { TaskPage } from './task-page';
export { TaskSheet, type TaskSheetProps } from './task-sheet';
export { TaskThumbnail, type TaskThumbnailProps } from './task-thumbnail';
