export { DisputeClosing } from './application/dispute-closing';
