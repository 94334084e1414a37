import { type AnswerForm, type ContentNotice, type ProofOfWork } from '@kaaj/contract';
import { type Moment } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type TaskLink } from './link';
import { isPaused, takesWork, type Task } from './task';
import { BatchPaused, TaskClosed, TextChanged } from './task.errors';

/** What a task offers for one piece of work at this moment, whether or not it takes any. */
export interface TaskOffer extends Pick<Task, 'status' | 'completionDate' | 'closesAt'> {
  readonly taskId: Id;
  /** Null for a task of its own. */
  readonly batchId: Id | null;
  /** Whether its buyer knows the answer. */
  readonly control: boolean;
  /** Whether it is not everybody's. */
  readonly restricted: boolean;
  readonly buyerId: Id;
  readonly title: string;
  readonly textVersion: number;
  readonly reward: Coins;
  /** For so long a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** Days that its buyer has to decide on work; null: as the owner of the installation has set. */
  readonly reviewDays: number | null;
  readonly contentNotice: ContentNotice;
  readonly proof: ProofOfWork;
  /** Null for free text. */
  readonly form: AnswerForm | null;
  /** Null where the work is done here. */
  readonly link: TaskLink | null;
}

/** To anybody. Throws NotFound; TaskClosed once the completion date or closing time has passed; BatchPaused; TextChanged where `version` is not the present one. */
export function openOffer(offer: TaskOffer | undefined, moment: Moment, version?: number): TaskOffer {
  if (!offer || offer.status === 'deleted') throw new NotFound();
  if (isPaused(offer, moment)) throw new BatchPaused();
  if (!takesWork(offer, moment)) throw new TaskClosed();
  return keptOffer(offer, version);
}

/** To somebody for whom a place is kept: also once the task is closed or deleted. Throws NotFound or TextChanged. */
export function keptOffer(offer: TaskOffer | undefined, version?: number): TaskOffer {
  if (!offer) throw new NotFound();
  if (version !== undefined && offer.textVersion !== version) throw new TextChanged();
  return offer;
}
