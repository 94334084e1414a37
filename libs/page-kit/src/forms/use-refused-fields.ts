import { isApiError } from '@kaaj/api-client';
import { useState } from 'react';
import { toasts, fieldText } from '@kaaj/web-kit';

export interface RefusedFields {
  /** What to say under each field that the server refused last, by its name in the request. */
  readonly refused: Readonly<Record<string, string | undefined>>;
  /** Says in a toast what a call was refused with, and keeps what it says of single fields. */
  readonly refuse: (error: unknown) => void;
  readonly clear: () => void;
}

/** For a form whose own checks may let through what the server does not; `say` tells people about a refusal. */
export function useRefusedFields(say = toasts.problem): RefusedFields {
  const [refused, setRefused] = useState<RefusedFields['refused']>({});
  const refuse = (error: unknown) => {
    say(error);
    const fields = isApiError(error) ? error.errors : [];
    setRefused(Object.fromEntries(fields.map((each) => [each.field, fieldText(each)])));
  };
  return { refused, refuse, clear: () => setRefused({}) };
}
