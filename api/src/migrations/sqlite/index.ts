export * from './1795252564558-init';
