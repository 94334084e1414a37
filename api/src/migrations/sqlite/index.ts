export * from './1795251585222-init';
