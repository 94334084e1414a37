export interface AskedQuestion {
  readonly title: string;
  readonly text?: string;
  readonly ok: string;
  readonly cancel: string;
  readonly danger?: boolean;
}

type Ask = (question: AskedQuestion) => Promise<boolean>;

let asking: Ask | undefined;

/** From now on questions are asked by `ask`; what it returns ends that. */
export function registerConfirm(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** What asks questions instead of the frame's own dialog, if anything does. */
export const registeredConfirm = (): Ask | undefined => asking;
