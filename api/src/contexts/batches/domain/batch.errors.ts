import { domainError } from '../../../kernel/domain-error';

/** Lines of a file make no tasks; each is named, up to a hundred of them. */
export const InvalidRows = domainError('batch/faulty-rows', 'unprocessable');

/** The form has no field that adaptive overlap can look at. */
export const OverlapInvalid = domainError('batch/overlap-invalid', 'unprocessable');

/** All tasks of the batch are posted, or its completion date came first. */
export const BatchEnded = domainError('batch/ended', 'conflict');

/** Some of the pictures of its items are not stored yet. */
export const PicturesNotReady = domainError('batch/pictures-not-ready', 'conflict', 'pictures');

/** An Admin decided another way, or it does not wait any more. */
export const AlreadyReviewed = domainError('task/already-reviewed', 'conflict');
