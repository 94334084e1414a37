export * from './1795248808605-init';
