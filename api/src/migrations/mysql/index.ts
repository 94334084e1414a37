export * from './1795943721204-baseline';
