export * from './1795252564558-init';
export * from './1795326872184-task-figures';
export * from './1795358638777-key-owner';
