import { type Dispute, type Submission, type Webhook } from './generated/types.ts';

export type WebhookEvent = Webhook['events'][number];

interface AboutWork {
  /** Id of the work. */
  readonly submission: string;
  /** Id of its task. */
  readonly task: string;
  /** Coins that it pays. */
  readonly reward: number;
}

/** The data of each event. */
export interface WebhookData {
  'submission.created': AboutWork;
  'submission.versioned': AboutWork & { readonly version: number };
  'submission.decided': AboutWork & Pick<Submission, 'status'> & { readonly reasonCode: string | null };
  'dispute.opened': AboutWork & { readonly dispute: string; readonly answerBy: string };
  'dispute.decided': AboutWork &
    Pick<Submission, 'status'> & { readonly dispute: string; readonly outcome: NonNullable<Dispute['outcome']> };
  'task.closed': { readonly task: string; readonly because: 'past' | 'deleted' };
  'claim.expired': { readonly task: string };
  'payout.changed': {
    /** Id of the withdrawal. */
    readonly withdrawal: string;
    readonly state: 'queued' | 'sent' | 'confirmed' | 'failed';
    /** The payment service's reference; null until it is set. */
    readonly reference: string | null;
    /** Since when it stands so. */
    readonly at: string;
  };
  'balance.low': { readonly available: number; readonly task: string };
  test: Readonly<Record<string, never>>;
}

/** The message; `type` determines the type of `data`. */
export type WebhookMessage = {
  [Type in keyof WebhookData]: {
    /** Stays the same however often the message is sent. */
    readonly id: string;
    readonly type: Type;
    /** When it happened. */
    readonly timestamp: string;
    readonly data: WebhookData[Type];
  };
}[keyof WebhookData];
