import { isApiError, type ApiError } from '@kaaj/api-client';
import { identityProblemText, problemText } from '../problems/problem-text';
import { uiRequests } from './ui-requests';

export interface ToastActions {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly info: (text: string) => void;
  /** An error toast with the words for whatever a call was refused with. */
  readonly problem: (error: unknown) => void;
  /** The same with the identity code, on the sign-in and sign-up pages. */
  readonly identityProblem: (error: unknown) => void;
}

const say = (textOf: (error: ApiError) => string) => (error: unknown) => {
  if (!isApiError(error)) throw error;
  uiRequests.add('error', textOf(error));
};

/** For code that is no component. */
export const toasts: ToastActions = {
  success: (text) => uiRequests.add('success', text),
  error: (text) => uiRequests.add('error', text),
  warning: (text) => uiRequests.add('warning', text),
  info: (text) => uiRequests.add('info', text),
  problem: say(problemText),
  identityProblem: say(identityProblemText),
};

/** Toasts at the top right, for 5000 ms. */
export function useToast(): ToastActions {
  return toasts;
}
