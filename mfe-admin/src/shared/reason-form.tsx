import { type ButtonProps, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';

interface ReasonFormProps {
  /** What the action means for the person. */
  readonly text?: string;
  /** `name` as in the request. */
  readonly field: {
    readonly name?: string;
    readonly label: string;
    readonly extra?: string;
    readonly maxLength: number;
    readonly required?: boolean;
  };
  /** On the button. */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly success: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** An action with a reason that the person can read; in a Modal. */
export function ReasonForm(props: ReasonFormProps) {
  const { text, field, action, variant, success, onSend, onClose, onDone = onClose } = props;
  const { name = 'reason' } = field;
  const { send, fieldErrors, button } = useSend();
  const form = useValues<Record<string, string>>({ [name]: '' });
  const submit = () => send(() => onSend(form.values[name]?.trim() ?? ''), { success, onSuccess: onDone });
  return (
    <Form {...form} refused={fieldErrors} onFinish={submit}>
      <Stack gap={4}>
        {text && <p>{text}</p>}
        <Form.Item required {...field} name={name}>
          <Input.TextArea />
        </Form.Item>
        <ModalButtons ok={action} onCancel={onClose} variant={variant} {...button} />
      </Stack>
    </Form>
  );
}
