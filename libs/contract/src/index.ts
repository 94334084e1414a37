export * from './constants';
export * from './errors';
export * from './money';
export * from './notices';
export * from './password';
export * from './text';
export * from './wire';
