export * from './1-collation';
export * from './1795248974127-init';
