import { type Question } from '@kaaj/web-kit';

export type AskedQuestion = Question & Required<Pick<Question, 'ok' | 'cancel'>>;

type Ask = (question: AskedQuestion) => Promise<boolean>;

let asking: Ask | undefined;

/** Uses `ask` for confirm dialogs from now on. The returned function ends that. */
export function registerConfirm(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** The registered handler of confirm dialogs in place of the frame's own, if any. */
export const registeredConfirm = (): Ask | undefined => asking;
