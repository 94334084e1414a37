export { NewTasks } from './application/new-tasks';
export { OwnFilters } from './application/own-filters';
