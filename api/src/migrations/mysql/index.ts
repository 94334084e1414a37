export * from './1-collation';
export * from './1795248813584-init';
