import { Form as WaitingForm } from '@kaaj/ui';
import { Form } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormValidation, type FieldErrors } from './form-validation';

export interface DeskFormProps<Values extends { readonly [Name in keyof Values]: string }> {
  /** What the fields hold, by their names; what changes it from elsewhere, as a draft or a template, shows in them. */
  values: Values;
  /** What is wrong with such values, in a sentence for each field. */
  check?: (values: Values) => FieldErrors;
  /** What the server said of single fields when it refused them last; the same object until it says something else. */
  refused?: FieldErrors;
  onChange: (name: keyof Values & string, value: string) => void;
  /** Everything is right and somebody wants it sent. Until what it returns has settled nothing is sent again. */
  onSend?: () => unknown;
  /** Judges each field from its first letter on, not only once it was tried to send it. */
  strict?: boolean;
  className?: string;
  children: ReactNode;
}

const NOTHING_WRONG: FieldErrors = {};
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span className="k-field__required" aria-hidden="true">
        *
      </span>
    )}
  </>
);

/**
 * antd's form around the fields of this entry. It says what is wrong when it is sent, goes to the first wrong field, and from
 * then on judges each field while somebody types, which takes the server's words away as well.
 */
export function DeskForm<Values extends { readonly [Name in keyof Values]: string }>({
  values,
  check = () => NOTHING_WRONG,
  refused = NOTHING_WRONG,
  onChange,
  onSend,
  strict = false,
  className = '',
  children,
}: DeskFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [tried, setTried] = useState(false);
  const sending = useRef(false);
  const atOnce = strict || tried || Object.keys(refused).length > 0;
  const checks = useMemo(() => ({ mistakesIn: check, atOnce }), [check, atOnce]);
  const name = useId();

  useEffect(() => {
    const held: Partial<Record<string, unknown>> = form.getFieldsValue(true);
    const changed = Object.entries(values).some(([field, value]) => held[field] !== value);
    if (changed) form.setFieldsValue({ ...values });
  }, [form, values]);

  useEffect(() => {
    const said = Object.entries(refused).filter(([, sentence]) => sentence !== undefined);
    const say = (errorsOf: (sentence: string | undefined) => (string | undefined)[]) =>
      form.setFields(
        said.map(([field, sentence]) => ({ name: field as never, errors: errorsOf(sentence) as string[] })),
      );
    say((sentence) => [sentence]);
    const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
    if (said.length > 0 && first) form.scrollToField(first.name, { focus: true });
    return () => say(() => []);
  }, [form, refused]);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await onSend?.();
    } finally {
      sending.current = false;
    }
  };

  return (
    <FormValidation value={checks}>
      <Form<Values>
        form={form}
        name={name}
        component={WaitingForm}
        className={`k-desk-form ${className}`}
        layout="vertical"
        colon={false}
        requiredMark={requiredMark}
        initialValues={values}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changed) => {
          for (const [field, value] of Object.entries(changed))
            onChange(field as keyof Values & string, value as string);
        }}
        onFinish={() => void send()}
        onFinishFailed={() => setTried(true)}
      >
        {children}
      </Form>
    </FormValidation>
  );
}
