import { isApiError, type ApiError } from '@kaaj/api-client';
import { identityProblemText, problemText } from '../problems/problem-text';
import { uiRequests } from './ui-requests';

const say = (textOf: (error: ApiError) => string) => (error: unknown) => {
  if (!isApiError(error)) throw error;
  uiRequests.add('error', textOf(error));
};

/** Toasts at the top right, for 5000 ms. */
export const toast = {
  success: (text: string) => uiRequests.add('success', text),
  error: (text: string) => uiRequests.add('error', text),
  warning: (text: string) => uiRequests.add('warning', text),
  info: (text: string) => uiRequests.add('info', text),
  /** An error toast with the words for whatever a call was refused with. */
  problem: say(problemText),
  /** The same with the identity code, on the sign-in and sign-up pages. */
  identityProblem: say(identityProblemText),
};
