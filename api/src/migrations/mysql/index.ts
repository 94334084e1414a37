export * from './1795931198884-baseline';
export * from './1795932000002-folded-texts';
