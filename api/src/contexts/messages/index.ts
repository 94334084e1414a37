export { Inbox } from './application/inbox';
export { Notifier } from './application/notifier';
export { OwnWishes } from './application/own-wishes';
export { Newsletter } from './application/newsletter';
