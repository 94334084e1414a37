import { type Id } from '../../../kernel/ids';

export interface BestWorker {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
  /** Coins they have now. */
  readonly coin: number;
}

/** The few who ever earned most by accepted work, the best first; withdrawing does not demote. */
export abstract class BestWorkers {
  abstract list(): Promise<readonly BestWorker[]>;
}
