export * from './1795934935323-baseline';
