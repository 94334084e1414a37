import { type Answer } from './api';

/** Status and code of an answer, as a test expects them of an error. */
export const refusal = ({ status, code }: Pick<Answer, 'status' | 'code'>) => [status, code];
