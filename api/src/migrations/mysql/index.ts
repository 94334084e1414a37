export * from './1-collation';
export * from './1795251220347-init';
