import { notices, type Question, useToast } from '@kaaj/web-kit';
import { untilKnown } from './until-known';

/**
 * For what cannot be taken back: asks, then does it, and says why when it was refused. Resolves to whether it was done.
 */
export function useAskedStep(): (question: Question, step: () => Promise<unknown>) => Promise<boolean> {
  const toast = useToast();
  return async (question, step) => {
    if (!(await notices.ask(question))) return false;
    try {
      await untilKnown(step);
      return true;
    } catch (error) {
      toast.problem(error);
      return false;
    }
  };
}
