export { Newsletter } from './application/newsletter';
