export { Inbox } from './application/inbox';
export { Notifier } from './application/notifier';
