import { type Answer } from './api';

/** Status and code of an answer, as a test expects them of a refusal. */
export const refusal = ({ status, code }: Pick<Answer, 'status' | 'code'>) => [status, code];
