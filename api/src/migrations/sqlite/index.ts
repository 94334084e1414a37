export * from './1795934934242-baseline';
