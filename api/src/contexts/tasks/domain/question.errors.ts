import { domainError } from '../../../kernel/domain-error';

/** A worker can post one question about a task or a batch. */
export const QuestionAlreadyPosted = domainError('question/already-asked', 'conflict');

/** The question has another answer already. */
export const QuestionAnswered = domainError('question/already-answered', 'conflict');
