import { type Id } from '../../../kernel/ids';
import { type Report, type ReportDecision } from '../domain/report';

export abstract class Reports {
  abstract add(report: Omit<Report, 'decision'>): Promise<void>;

  abstract find(id: Id): Promise<Report | undefined>;

  /** At most `limit` reports of a person, newest first, after an id. */
  abstract of(reporterId: Id, limit: number, after?: Id): Promise<readonly Report[]>;

  /** False: it was decided before. */
  abstract decide(id: Id, decision: ReportDecision): Promise<boolean>;

  /** At most `limit` after a cursor: undecided ones, oldest first, then decided ones, newest first. */
  abstract queue(limit: number, after?: readonly [decided: number, id: Id]): Promise<readonly Report[]>;

  abstract eraseTexts(reporterId: Id): Promise<void>;
}
