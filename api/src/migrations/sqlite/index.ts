export * from './1795931196175-baseline';
export * from './1795932000001-folded-texts';
