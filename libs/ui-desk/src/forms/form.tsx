import { Form as WaitingForm, RequiredMark } from '@kaaj/ui';
import { Form as AntdForm } from 'antd';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { FormItem } from './form-item';
import { FormValidation, type FieldErrors } from './form-validation';

export interface FormProps<Values extends { readonly [Name in keyof Values]: string }> {
  /** What the fields hold, by their names; what changes it from elsewhere, as a draft or a template, shows in them. */
  values: Values;
  /** What is wrong with such values, in a sentence for each field. */
  check?: (values: Values) => FieldErrors;
  /** The server's errors of single fields after the last submit; the same object until the next errors. */
  refused?: FieldErrors;
  onChange: (name: keyof Values & string, value: string) => void;
  /** Called when all fields are valid on submit. Nothing is submitted again until the returned promise has settled. */
  onFinish?: () => unknown;
  /** Validates each field while typing, not only after a submit attempt. */
  strict?: boolean;
  className?: string;
  children: ReactNode;
}

const NOTHING_WRONG: FieldErrors = {};
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && <RequiredMark />}
  </>
);

const Fields = createContext<ReactNode>(null);
const FieldsOfForm = () => useContext(Fields);

function FormRoot<Values extends { readonly [Name in keyof Values]: string }>({
  values,
  check = () => NOTHING_WRONG,
  refused = NOTHING_WRONG,
  onChange,
  onFinish,
  strict = false,
  className = '',
  children,
}: FormProps<Values>) {
  const [form] = AntdForm.useForm<Values>();
  const [tried, setTried] = useState(false);
  const sending = useRef(false);
  const atOnce = strict || tried || Object.keys(refused).length > 0;
  const latest = useRef({ check, onChange, onFinish });
  const checks = useMemo(() => ({ mistakesIn: (held: Values) => latest.current.check(held), atOnce }), [atOnce]);
  const name = useId();
  // A field in a collapsed block cannot be focused.
  const expandAround = useCallback(
    (field: readonly (string | number)[]) =>
      document
        .getElementById([name, ...field].join('_'))
        ?.closest('details')
        ?.setAttribute('open', ''),
    [name],
  );
  const [initialValues] = useState(values);

  useLayoutEffect(() => {
    latest.current = { check, onChange, onFinish };
  }, [check, onChange, onFinish]);

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
    if (said.length > 0 && first) {
      expandAround(first.name);
      form.scrollToField(first.name, { focus: true });
    }
    return () => say(() => []);
  }, [form, refused, expandAround]);

  // antd's form renders all of its items whenever it is rendered.
  const element = useMemo(() => {
    const send = async () => {
      if (sending.current) return;
      sending.current = true;
      try {
        await latest.current.onFinish?.();
      } finally {
        sending.current = false;
      }
    };
    return (
      <AntdForm<Values>
        form={form}
        name={name}
        component={WaitingForm}
        className={`k-desk-form ${className}`}
        layout="vertical"
        colon={false}
        requiredMark={requiredMark}
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changed) => {
          for (const [field, value] of Object.entries(changed))
            latest.current.onChange(field as keyof Values & string, value as string);
        }}
        onFinish={() => void send()}
        onFinishFailed={({ errorFields: [first] }) => {
          setTried(true);
          if (first) expandAround(first.name);
        }}
      >
        <FieldsOfForm />
      </AntdForm>
    );
  }, [form, name, className, initialValues, expandAround]);

  return (
    <FormValidation value={checks}>
      <Fields value={children}>{element}</Fields>
    </FormValidation>
  );
}

/**
 * antd's form. The page holds the values and validates them in `check`. It shows errors on submit and focuses the first
 * invalid field. From then on it validates each field on change, which clears the server's error, too.
 */
export const Form = Object.assign(FormRoot, { Item: FormItem });
