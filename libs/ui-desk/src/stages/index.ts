import './progress.css';

export { Progress, Shares, type ProgressProps, type Share, type SharesProps } from './progress';
