import { Form } from 'antd';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { Checks } from './checks';

export interface FieldProps {
  /** Of the value in the form above, and in what the server says of it. */
  name: string;
  label: string;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A control with its label, its hint, and what is wrong with it: the control's description, so that it is read out with it. */
export function Field({
  name,
  label,
  hideLabel = false,
  hint,
  required = false,
  children,
}: Omit<FieldProps, 'disabled'> & { children: ReactElement }) {
  const { mistakesIn, atOnce } = useContext(Checks);
  return (
    <Form.Item
      name={name}
      label={label}
      className={hideLabel ? 'k-desk-field--unlabelled' : undefined}
      required={required}
      extra={hint}
      rules={[
        ({ getFieldsValue }) => ({
          // Of the rule alone: antd hands a field no new trigger before what it holds has changed once.
          validateTrigger: atOnce ? 'onChange' : 'onSubmit',
          validator: () => {
            const mistake = mistakesIn(getFieldsValue(true) as never)[name];
            return mistake === undefined ? Promise.resolve() : Promise.reject(new Error(mistake));
          },
        }),
      ]}
    >
      {children}
    </Form.Item>
  );
}
