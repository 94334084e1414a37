export { OwnWishes } from './application/own-wishes';
