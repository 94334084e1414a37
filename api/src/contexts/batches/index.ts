export { BatchOffboarding } from './application/batch-offboarding';
