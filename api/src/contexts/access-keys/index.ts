export { AccessKeys } from './application/access-keys';
