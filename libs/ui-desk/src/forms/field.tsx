import { Count, isCounted, useTooLong, useUiSettings } from '@kaaj/ui';
import { Form } from 'antd';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { FormValidation } from './form-validation';

export interface FieldProps {
  /** The field's name in the form's values and in the server's errors. */
  name: string;
  label: string;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Characters that it takes. What is pasted is never cut: a longer text stays, is counted, and is not sent. */
  maxLength?: number;
}

/** A control with its label, its hint and its error, which are the control's description for screen readers. */
export function Field({
  name,
  label,
  hideLabel = false,
  hint,
  required = false,
  maxLength,
  children,
}: Omit<FieldProps, 'disabled'> & { children: ReactElement }) {
  const { mistakesIn, atOnce } = useContext(FormValidation);
  const held: unknown = Form.useWatch(name);
  const text = typeof held === 'string' ? held : '';
  const tooLong = useTooLong(maxLength)(text);
  const { texts } = useUiSettings();
  return (
    <Form.Item
      name={name}
      label={label}
      className={hideLabel ? 'k-desk-field--unlabelled' : undefined}
      required={required}
      extra={
        isCounted(text, maxLength) ? (
          <>
            {hint}
            <Count text={text} most={maxLength} />
          </>
        ) : (
          hint
        )
      }
      {...(tooLong !== undefined && { help: tooLong, validateStatus: 'error' as const })}
      rules={[
        ({ getFieldsValue }) => ({
          // On the rule only: antd ignores a changed trigger of a field until its value has changed once.
          validateTrigger: atOnce ? 'onChange' : 'onSubmit',
          validator: () => {
            const values: Readonly<Record<string, string | undefined>> = getFieldsValue(true);
            const missing = required && (values[name] ?? '').trim() === '' ? texts.required : undefined;
            const mistake = tooLong ?? mistakesIn(values as never)[name] ?? missing;
            return mistake === undefined ? Promise.resolve() : Promise.reject(new Error(mistake));
          },
        }),
      ]}
    >
      {children}
    </Form.Item>
  );
}
