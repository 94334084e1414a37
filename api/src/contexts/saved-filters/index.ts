export { OwnFilters } from './application/own-filters';
