export * from './1-collation';
export * from './1795251585633-init';
