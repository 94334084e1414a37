import { type FormHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../settings/use-hydrated';
import { fieldsBeforeHydration, restoreInput } from './pre-hydration-input';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'noValidate'> {
  ref?: Ref<HTMLFormElement>;
}

/**
 * The form component of Kaaj. Until hydration its submit button is disabled, which also prevents Enter from submitting,
 * and typed input is kept. Nothing is sent while a text is too long. A native submission would put a password into the
 * URL, so the form never submits natively.
 */
export function Form({ onSubmit, children, ref, ...rest }: FormProps) {
  const hydrated = useHydrated();
  const [typed] = useState(fieldsBeforeHydration);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  useLayoutEffect(() => {
    // Their values are read only now, since people type while the page is rendered.
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
