export * from './1795943721204-baseline';
export * from './1796059937910-surplus-slots';
