import { type StatementGroup, type StatementLine } from '@kaaj/contract';
import { definePages, type Own } from './cursor-pagination';

/** Which movements of coins a statement shows. */
export interface StatementFilter extends Own {
  readonly group?: StatementGroup;
  /** Only the last so many days. */
  readonly days?: number;
}

export const statementPages = definePages<StatementLine, StatementFilter>('statementPages', '1', '/wallet/statement', [
  'Statement',
]);
export const useStatementPagesInfiniteQuery = statementPages.useInfiniteQuery;
