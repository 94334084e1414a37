export * from './1-collation';
export * from './1795252565141-init';
export * from './1795326872850-task-figures';
export * from './1795356000001-own-pictures';
export * from './1795357169057-email-verification';
export * from './1795357175743-long-looks';
export * from './1795358258023-refreshed-by';
export * from './1795359626821-payment-cases';
