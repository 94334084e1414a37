export { Inbox } from './application/inbox';
export { type Notice } from './domain/notice';
export { Notifier } from './application/notifier';
