import './progress.css';
import './stages.css';

export { Progress, Shares, type ProgressProps, type Share, type SharesProps } from './progress';
export { StepList } from './step-list';
export { ActivityTimeline } from './activity-timeline';
