export { BatchClosing } from './application/batch-closing';
