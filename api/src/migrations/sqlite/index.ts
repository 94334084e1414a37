export * from './1795248973839-init';
