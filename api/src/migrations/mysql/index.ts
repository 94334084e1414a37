export * from './1-collation';
export * from './1795252204502-init';
