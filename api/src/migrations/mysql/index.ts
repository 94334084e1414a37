export * from './1-collation';
export * from './1795252565141-init';
export * from './1795326872850-task-figures';
export * from './1795358645883-key-owner';
