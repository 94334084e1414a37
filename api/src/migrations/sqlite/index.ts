export * from './1795252203242-init';
