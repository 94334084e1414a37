import { type FormHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../settings/use-hydrated';
import { restoreInput, capturePreHydrationInput } from './capture-pre-hydration-input';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'noValidate'> {
  ref?: Ref<HTMLFormElement>;
}

/**
 * The one form of Kaaj. Until the page is hydrated it does nothing: its submit button is disabled, which keeps Enter from sending
 * too, and what is typed meanwhile stays. Nothing is sent while a text is too long, which its field says. A form that a browser sent by itself would put a password into the address: none does.
 */
export function Form({ onSubmit, children, ref, ...rest }: FormProps) {
  const hydrated = useHydrated();
  const [typed] = useState(capturePreHydrationInput);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  useLayoutEffect(() => {
    if (form.current) restoreInput(form.current, typed);
  }, [typed]);
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      data-waiting={hydrated ? undefined : ''}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const tooLong = form.current?.querySelector<HTMLElement>('[data-too-long]');
        if (tooLong) tooLong.focus();
        else onSubmit?.(event);
      }}
    >
      {children}
    </form>
  );
}
