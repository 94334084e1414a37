import { type AnswerForm } from '@kaaj/contract';
import { type Moment } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type TaskLink } from './link';
import { isPaused, takesWork, type Task } from './task';
import { BatchPaused, TaskClosed, TextChanged } from './task.errors';

/** What a task currently offers for one submission, whether or not it takes work. */
export interface TaskOffer extends Pick<Task, Shared> {
  readonly taskId: Id;
  /** Null for a single task. */
  readonly batchId: Id | null;
  /** Whether it is a control item. */
  readonly control: boolean;
  readonly reward: Coins;
  /** Null for free text. */
  readonly form: AnswerForm | null;
  /** Null without a link. */
  readonly link: TaskLink | null;
}

type Shared =
  | ('buyerId' | 'title' | 'textVersion' | 'status' | 'completionDate' | 'closesAt' | 'restricted')
  | ('allowanceMinutes' | 'reviewDays' | 'contentNotice' | 'proof');

/**
 * Checks an offer for workers without a claim. Throws NotFound; TaskClosed after the completion date or closing time;
 * BatchPaused; TextChanged where `version` is not the current one.
 */
export function openOffer(offer: TaskOffer | undefined, moment: Moment, version?: number): TaskOffer {
  if (!offer || offer.status === 'deleted') throw new NotFound();
  if (isPaused(offer, moment)) throw new BatchPaused();
  if (!takesWork(offer, moment)) throw new TaskClosed();
  return claimedOffer(offer, version);
}

/**
 * Checks an offer for a worker with a claim, which stays valid after the task is closed or deleted. Throws NotFound or
 * TextChanged.
 */
export function claimedOffer(offer: TaskOffer | undefined, version?: number): TaskOffer {
  if (!offer) throw new NotFound();
  if (version !== undefined && offer.textVersion !== version) throw new TextChanged();
  return offer;
}
