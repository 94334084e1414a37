export * from './1795251219825-init';
