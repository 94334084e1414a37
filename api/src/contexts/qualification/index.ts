export { OwnTests } from './application/own-tests';
