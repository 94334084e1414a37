import { Count, isCounted, useTooLong, useUiSettings } from '@kaaj/ui';
import { Form } from 'antd';
import { cloneElement, useContext, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
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

interface ControlFaults {
  /** The text of the control is no value; shown at once. */
  fault?: string | undefined;
  /** The error of a value that the control takes, but the field does not. */
  outside?: (value: string) => string | undefined;
}

/** A control with its label, its hint and its error, which are the control's description for screen readers. */
export function Field({
  name,
  label,
  hideLabel = false,
  hint,
  required = false,
  maxLength,
  fault,
  outside,
  children,
}: Omit<FieldProps, 'disabled'> & ControlFaults & { children: ReactElement<AriaAttributes> }) {
  const { mistakesIn, atOnce } = useContext(FormValidation);
  const held: unknown = Form.useWatch(name);
  const text = typeof held === 'string' ? held : '';
  const wrong = useTooLong(maxLength)(text) ?? fault;
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
      {...(wrong !== undefined && { help: wrong, validateStatus: 'error' as const })}
      rules={[
        ({ getFieldsValue }) => ({
          // On the rule only: antd ignores a changed trigger of a field until its value has changed once.
          validateTrigger: atOnce ? 'onChange' : 'onSubmit',
          validator: () => {
            const values: Readonly<Record<string, string | undefined>> = getFieldsValue(true);
            const value = values[name] ?? '';
            const missing = required && value.trim() === '' ? texts.required : undefined;
            const mistake = wrong ?? mistakesIn(values as never)[name] ?? outside?.(value) ?? missing;
            return mistake === undefined ? Promise.resolve() : Promise.reject(new Error(mistake));
          },
        }),
      ]}
    >
      {wrong === undefined ? children : cloneElement(children, { 'aria-invalid': true })}
    </Form.Item>
  );
}
