export { AccessKeys } from './application/access-keys';
export { Happenings } from './application/happenings';
export { OwnEndpoints } from './application/own-endpoints';
