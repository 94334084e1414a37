import './prose.css';
import './task.css';

export { Prose } from './prose';
export { TaskFacts, type TaskFactsProps } from './task-facts';
export { TaskSheet, type TaskSheetProps } from './task-sheet';
