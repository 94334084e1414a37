export { Newsletter } from './application/newsletter';
export { DEMONSTRATION, type DemonstrationPerson } from './domain/demonstration';
