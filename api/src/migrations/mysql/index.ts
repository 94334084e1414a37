export * from './1795931198884-baseline';
