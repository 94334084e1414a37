import { domainError } from '../../../kernel/domain-error';

/** Lines of a file make no tasks; at most a hundred are named. */
export const InvalidRows = domainError('batch/faulty-rows', 'unprocessable');

/** The form has no field for adaptive overlap. */
export const OverlapInvalid = domainError('batch/overlap-invalid', 'unprocessable');

/** All tasks of the batch are posted, or its completion date has passed. */
export const BatchEnded = domainError('batch/ended', 'conflict');

/** Some pictures of its items are not stored yet. */
export const PicturesNotReady = domainError('batch/pictures-not-ready', 'conflict', 'pictures');

/** Another decision was made, or it does not wait for a review any more. */
export const AlreadyReviewed = domainError('task/already-reviewed', 'conflict');
