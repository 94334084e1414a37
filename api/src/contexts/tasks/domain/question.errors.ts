import { domainError } from '../../../kernel/domain-error';

/** A worker asks once about a task, or about a batch. */
export const AlreadyAsked = domainError('question/already-asked', 'conflict');

/** Its buyer has answered, in other words. */
export const QuestionAnswered = domainError('question/already-answered', 'conflict');
