import { type Id } from '../../../kernel/ids';
import { type Report, type ReportDecision } from '../domain/report';

/** Keeps reports. */
export abstract class Reports {
  abstract add(report: Omit<Report, 'decision'>): Promise<void>;

  abstract find(id: Id): Promise<Report | undefined>;

  /** When the newest `limit` of somebody were sent, the newest first. */
  abstract sentBy(reporterId: Id, limit: number): Promise<readonly number[]>;

  /** At most `limit` of somebody, the newest first, behind an id. */
  abstract of(reporterId: Id, limit: number, after?: Id): Promise<readonly Report[]>;

  /** False: somebody decided before. */
  abstract decide(id: Id, decision: ReportDecision): Promise<boolean>;

  /** At most `limit`, those that wait for the longest first and then the decided ones, newest first, behind a place. */
  abstract queue(limit: number, after?: readonly [decided: number, id: Id]): Promise<readonly Report[]>;

  /** Takes the words of somebody away. */
  abstract forgetTexts(reporterId: Id): Promise<void>;
}
