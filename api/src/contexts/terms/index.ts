export { Terms } from './application/terms';
export { termsOn } from './domain/terms';
