export * from './1795931196175-baseline';
