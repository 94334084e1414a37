export { type AnnouncedNotice, Announcements } from './application/announcements';
export { PublicFiles, Unreachable } from './application/public-files';
export { CapReached } from './domain/integrations.errors';
