export * from './1-collation';
export * from './1795252565141-init';
