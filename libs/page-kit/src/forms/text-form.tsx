import { Button, type ButtonProps, Form, Stack, TextAreaField } from '@kaaj/ui';
import { useState } from 'react';
import { useSend } from './use-send';

interface TextFormProps {
  /** Name of the field in the request. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly rows?: number;
  readonly maxLength: number;
  /** Label of the button. */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  /** Gets the trimmed text. */
  readonly onSend: (text: string) => Promise<unknown>;
  /** Text of the success toast; without it the field is cleared for the next text. */
  readonly successText?: string;
}

/** A required text field with its submit button. */
export function TextForm({ name, rows = 3, action, variant, onSend, successText, ...field }: TextFormProps) {
  const [text, setText] = useState('');
  const { send, fieldErrors, clear, button } = useSend();
  const submit = () =>
    void send(() => onSend(text.trim()), {
      fieldErrors: { [name]: text.trim() === '' },
      success: successText,
      onSuccess: () => successText === undefined && setText(''),
    });
  return (
    <Form onSubmit={submit}>
      <Stack gap={3}>
        <TextAreaField
          name={name}
          rows={rows}
          required
          value={text}
          error={fieldErrors[name]}
          onChange={({ target }) => {
            clear();
            setText(target.value);
          }}
          {...field}
        />
        <span>
          <Button type="submit" variant={variant} {...button}>
            {action}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
