import { Count, isCounted, useTooLong, useUiSettings } from '@kaaj/ui';
import { Form } from 'antd';
import {
  cloneElement,
  isValidElement,
  memo,
  useContext,
  useState,
  type AriaAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { FormValidation, ReportFaults, type ControlFaults } from './form-validation';

export interface FormItemProps {
  /** The field's name in the form's values and in the server's errors. */
  name: string;
  label: string;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  /** A hint below the control. */
  extra?: ReactNode;
  required?: boolean;
  /** Characters that it takes. What is pasted is never cut: a longer text stays, is counted, and is not sent. */
  maxLength?: number;
  children: ReactElement<AriaAttributes & { name?: string }>;
}

/** Elements and lists of options are new in each rendering, and equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && isSame(one.props, other.props);
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && (Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype);

/**
 * antd's form item: a control with its label, its hint and its error, which are the control's description. It is
 * rendered again when its own value or its props change, not with each change of another field.
 */
export const FormItem = memo(function FormItem({
  name,
  label,
  hideLabel = false,
  extra,
  required = false,
  maxLength,
  children,
}: FormItemProps) {
  const { mistakesIn, atOnce } = useContext(FormValidation);
  const [{ fault, outside }, setFaults] = useState<ControlFaults>({});
  const text = Form.useWatch((held: Readonly<Record<string, unknown>>) => {
    const value = maxLength === undefined ? undefined : held[name];
    return typeof value === 'string' ? value : '';
  });
  const tooLong = useTooLong(maxLength);
  const wrong = tooLong(text) ?? fault;
  const { texts } = useUiSettings();
  return (
    <ReportFaults value={setFaults}>
      <Form.Item
        name={name}
        label={label}
        className={hideLabel ? 'k-desk-field--unlabelled' : undefined}
        required={required}
        extra={
          isCounted(text, maxLength) ? (
            <>
              {extra}
              <Count text={text} most={maxLength} />
            </>
          ) : (
            extra
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
              // `wrong` is of the value before this change.
              const mistake =
                tooLong(value) ?? fault ?? mistakesIn(values as never)[name] ?? outside?.(value) ?? missing;
              return mistake === undefined ? Promise.resolve() : Promise.reject(new Error(mistake));
            },
          }),
        ]}
      >
        {cloneElement(children, { name, ...(wrong !== undefined && { 'aria-invalid': true }) })}
      </Form.Item>
    </ReportFaults>
  );
}, isSame);
