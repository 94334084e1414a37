export { AccessKeys } from './application/access-keys';
export { type AnnouncedNotice, Announcements } from './application/announcements';
export { OwnEndpoints } from './application/own-endpoints';
