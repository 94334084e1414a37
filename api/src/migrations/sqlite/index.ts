export * from './1795252564558-init';
export * from './1795326872184-task-figures';
export * from './1795356000001-own-pictures';
export * from './1795357164702-email-verification';
export * from './1795357170866-long-looks';
export * from './1795358252893-refreshed-by';
export * from './1795358638777-key-owner';
export * from './1795359617960-payment-cases';
