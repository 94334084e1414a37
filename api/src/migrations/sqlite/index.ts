export * from './1795943718392-baseline';
export * from './1796059887221-surplus-slots';
