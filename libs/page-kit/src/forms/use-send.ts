import { isApiError, type ApiError } from '@kaaj/api-client';
import { fieldText, toast, uiRequests, useCommonMessages, useOnline, type Question } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { focusField } from './focus-field';
import { resolveUnknownOutcome } from './resolve-unknown-outcome';

/** The error message of each invalid field, by its name in the request. */
type FieldErrors = Readonly<Record<string, string | undefined>>;

interface Options<Answer> {
  /** Confirmation before sending. */
  readonly confirm?: Question;
  /**
   * Errors that the form itself finds, by field; `true` means that the field is required. Any error prevents the
   * request.
   */
  readonly fieldErrors?: Readonly<Record<string, string | boolean | undefined>>;
  /** Moves the focus to the first invalid field. */
  readonly form?: HTMLFormElement | null;
  /** Text of the success toast. */
  readonly success?: string | ((answer: Answer) => string) | undefined;
  /** Called after the toast. */
  readonly onSuccess?: (answer: Answer) => unknown;
  /** Called on an API error; returning true suppresses toast and field errors. */
  readonly onError?: (error: ApiError) => unknown;
}

/**
 * Sends requests of a form, one at a time; if the outcome is unknown, the user may repeat it with the same key. API
 * errors are shown in a toast (or by `showError`) and at the fields.
 */
export function useSend(showError?: (error: unknown) => void) {
  const common = useCommonMessages();
  const online = useOnline();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  function showFieldErrors(next: FieldErrors, form: HTMLFormElement | null | undefined) {
    setFieldErrors(next);
    focusField(
      form,
      Object.keys(next).find((name) => next[name] !== undefined),
    );
  }

  function handleError(error: unknown, { form, onError }: Pick<Options<never>, 'form' | 'onError'>) {
    if (!isApiError(error)) throw error;
    if (onError?.(error) === true) return;
    (showError ?? toast.problem)(error);
    showFieldErrors(Object.fromEntries(error.errors.map((each) => [each.field, fieldText(each)])), form);
  }

  async function send<Answer>(call: () => Promise<Answer>, options: Options<Answer> = {}): Promise<boolean> {
    if (sending.current) return false;
    const invalid = Object.entries(options.fieldErrors ?? {}).filter(([, error]) => error);
    const texts = invalid.map(([name, error]) => [name, error === true ? common('field.required') : error]);
    showFieldErrors(Object.fromEntries(texts) as FieldErrors, options.form);
    if (invalid.length > 0) return false;
    sending.current = true;
    try {
      if (options.confirm && !(await uiRequests.ask(options.confirm))) return false;
      setPending(true);
      const answer = await resolveUnknownOutcome(call);
      const { success, onSuccess } = options;
      if (success !== undefined) toast.success(typeof success === 'string' ? success : success(answer));
      await onSuccess?.(answer);
      return true;
    } catch (error) {
      handleError(error, options);
      return false;
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  const button = { pending, disabled: !online };
  return {
    /** Resolves to true on success. */
    send,
    pending,
    fieldErrors,
    /** Props of a field: its name in the request, and its error. */
    field: (name: string) => ({ name, error: fieldErrors[name] }),
    /** Clears the errors of the fields. */
    clear: () => setFieldErrors({}),
    /** Props of a button that sends. */
    button,
    submitButton: { type: 'submit' as const, ...button },
  };
}
