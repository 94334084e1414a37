import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError, type Refusal } from '../../../kernel/domain-error';

type Code = Extract<keyof typeof ERROR_SENTENCES, `dispute/${string}`>;

abstract class DisputeError extends DomainError {
  readonly refusal: Refusal = 'conflict';

  constructor(readonly code: Code) {
    super(ERROR_SENTENCES[code]);
  }
}

/** There is no rejection to dispute. */
export class NotRejected extends DisputeError {
  constructor() {
    super('dispute/not-rejected');
  }
}

/** The time to dispute a rejection, or to answer a dispute, is over. */
export class TooLate extends DisputeError {
  constructor() {
    super('dispute/too-late');
  }
}

/** A rejection is disputed once. */
export class AlreadyOpen extends DisputeError {
  constructor() {
    super('dispute/already-open');
  }
}

/** Its buyer has answered already. */
export class AlreadyAnswered extends DisputeError {
  constructor() {
    super('dispute/already-answered');
  }
}

/** Its buyer still has time to answer. */
export class TooEarly extends DisputeError {
  constructor() {
    super('dispute/too-early');
  }
}

/** It was decided, and that is final. */
export class AlreadyDecided extends DisputeError {
  constructor() {
    super('dispute/already-decided');
  }
}

/** The house paid for this buyer within the last 90 days. */
export class GoodwillUsed extends DisputeError {
  constructor() {
    super('dispute/goodwill-used');
  }
}

/** Neither the buyer nor the goodwill of the house can pay the worker. */
export class NoCover extends DisputeError {
  constructor() {
    super('dispute/no-cover');
  }
}
