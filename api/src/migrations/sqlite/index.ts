export * from './1795943718392-baseline';
