import { isApiError, type ApiError } from '@kaaj/api-client';
import { fieldText, uiRequests, useCommonMessages, useOnline, useToast, type Question } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { resolveUnknownOutcome } from './resolve-unknown-outcome';

/** The error message of each invalid field, by its name in the request. */
type Wrong = Readonly<Record<string, string | undefined>>;

interface Options<Answer> {
  /** Confirmation before sending. */
  readonly ask?: Question;
  /**
   * Errors that the form itself finds, by field; `true` means that the field is required. Any error prevents the
   * request.
   */
  readonly wrong?: Readonly<Record<string, string | boolean | undefined>>;
  /** Moves the focus to the first invalid field. */
  readonly form?: HTMLFormElement | null;
  /** A sentence for a toast, or what else follows once it was done. */
  readonly done?: string | ((answer: Answer) => unknown);
  /** Called on an API error; true where the caller has shown it, which suppresses the toast. */
  readonly failed?: (error: ApiError) => unknown;
}

/**
 * Sends requests of a form: one at a time, retried with the same idempotency key when the outcome is unknown. API
 * errors are shown in a toast (`say`) and at the fields.
 */
export function useSend(say?: (error: unknown) => void) {
  const toast = useToast();
  const common = useCommonMessages();
  const online = useOnline();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  function show(next: Wrong, form: HTMLFormElement | null | undefined) {
    setWrong(next);
    const field = form?.elements.namedItem(Object.keys(next).find((name) => next[name] !== undefined) ?? '');
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  }

  function refuse(error: unknown, { form, failed }: Pick<Options<never>, 'form' | 'failed'>) {
    if (!isApiError(error)) throw error;
    if (failed?.(error) === true) return;
    (say ?? toast.problem)(error);
    show(Object.fromEntries(error.errors.map((each) => [each.field, fieldText(each)])), form);
  }

  async function send<Answer>(call: () => Promise<Answer>, options: Options<Answer> = {}): Promise<boolean> {
    if (sending.current) return false;
    const found = Object.entries(options.wrong ?? {}).filter(([, what]) => what);
    const sentences = found.map(([name, what]) => [name, what === true ? common('field.required') : what]);
    show(Object.fromEntries(sentences) as Wrong, options.form);
    if (found.length > 0) return false;
    sending.current = true;
    try {
      if (options.ask && !(await uiRequests.ask(options.ask))) return false;
      setPending(true);
      const answer = await resolveUnknownOutcome(call);
      if (typeof options.done === 'string') toast.success(options.done);
      else await options.done?.(answer);
      return true;
    } catch (error) {
      refuse(error, options);
      return false;
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  return {
    /** Resolves to whether it was done. */
    send,
    pending,
    wrong,
    /** Clears the errors of the fields. */
    clear: () => setWrong({}),
    /** For the button that sends. */
    button: { pending, disabled: !online },
  };
}
