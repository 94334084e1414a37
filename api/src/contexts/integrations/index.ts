export { type AnnouncedNotice, Announcements } from './application/announcements';
