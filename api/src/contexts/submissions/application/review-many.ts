import { Injectable } from '@nestjs/common';
import { type SubmissionStatus } from '@kaaj/contract';
import { type DomainError } from '../../../kernel/domain-error';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { AlreadyReviewed, ChangesAwaited, RejectionsPaused } from '../domain/submission.errors';
import { type Review, ReviewSubmission } from './review-submission';

const REFUSALS = [AlreadyReviewed, ChangesAwaited, RejectionsPaused];

/** The submission's status, or why the decision failed. */
export type Reviewed =
  | { readonly id: Id; readonly status: SubmissionStatus }
  | { readonly id: Id; readonly problem: { readonly code: string; readonly message: string } };

/**
 * A buyer decides on many submissions. Each is its own unit of work, so a failed one does not affect the others, and
 * earlier decisions stand. After a server error the whole request may be repeated.
 */
@Injectable()
export class ReviewMany {
  constructor(private readonly review: ReviewSubmission) {}

  async execute(reviews: readonly Review[]): Promise<readonly Reviewed[]> {
    const answers: Reviewed[] = [];
    for (const review of reviews) answers.push(await this.one(review));
    return answers;
  }

  private async one(review: Review): Promise<Reviewed> {
    const { submissionId: id, verdict } = review;
    try {
      await this.review.execute(review);
      return { id, status: verdict.status };
    } catch (error) {
      if (!(error instanceof NotFound || REFUSALS.some((Refusal) => error instanceof Refusal))) throw error;
      const { code, message } = error as DomainError;
      return { id, problem: { code, message } };
    }
  }
}
