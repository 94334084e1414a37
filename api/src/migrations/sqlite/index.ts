export * from './1795252564558-init';
export * from './1795326872184-task-figures';
export * from './1795356000001-own-pictures';
export * from './1795359617960-payment-cases';
